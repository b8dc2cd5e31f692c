import { makerOf } from '../../options/makerOf.ts'
import type { PlannedProduct } from '../../plan/plannedProduct.ts'
import type { StoreView } from '../storeView.ts'

/** Returns the fields of a product's guarantor: its maker or the shop; empty for a product without a guarantee. */
export function guaranteeFields({ family, brand }: PlannedProduct, { language }: StoreView) {
  if (family.downloadable || (!family.virtual && family.warrantyMonths === 0)) return {}
  const maker = makerOf(family, brand)
  if (maker === null) return { tipo_garantia: 'Tienda' }
  const { name, phone, email, hours } = maker
  return {
    tipo_garantia: 'Proveedor',
    proveedores: [{ nombre: name, telefono: phone, correo: email, horario: hours[language] }],
  }
}
