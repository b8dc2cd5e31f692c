import type { Family } from '../../families/family.ts'
import type { PlannedProduct } from '../../plan/plannedProduct.ts'
import type { StoreView } from '../storeView.ts'

/** Kind of a service, as the attribute `service_kind` names it. */
type ServiceKind = 'assembly' | 'installation' | 'warranty' | 'removal' | 'delivery'

type ServiceOffer = Readonly<{
  sku: string
  kind: ServiceKind
  /** Products that the service is for. */
  isFor: (family: Family) => boolean
  /** True for a service that is bought per piece, and so is offered with each product. */
  isOffered: boolean
}>

/** A service is offered with products of at least this many times its price. */
const PRICE_FACTOR = 3

const oneOf =
  (...codes: readonly string[]) =>
  ({ code }: Family) =>
    codes.includes(code)
const isFurniture = ({ styled }: Family): boolean => styled === 'described'
const isAssembled = (family: Family): boolean => isFurniture(family) && family.assemblyMinutes !== undefined

const OFFERS: readonly ServiceOffer[] = [
  { sku: 'SERVICIO-ARMADO', kind: 'assembly', isFor: isAssembled, isOffered: true },
  {
    sku: 'SERVICIO-RECAMARA',
    kind: 'assembly',
    isFor: oneOf('cama', 'cama-tapizada', 'buro', 'comoda', 'ropero'),
    isOffered: false,
  },
  { sku: 'SERVICIO-MINISPLIT', kind: 'installation', isFor: oneOf('minisplit'), isOffered: true },
  { sku: 'SERVICIO-PANTALLA', kind: 'installation', isFor: oneOf('pantalla'), isOffered: true },
  { sku: 'SERVICIO-RETIRO', kind: 'removal', isFor: oneOf('colchon', 'colchon-espuma'), isOffered: true },
  {
    sku: 'SERVICIO-VOLADO',
    kind: 'delivery',
    isFor: oneOf('sofa', 'sofa-cama', 'esquinera', 'ropero', 'refrigerador', 'lavadora', 'mesa-comedor'),
    isOffered: false,
  },
  { sku: 'GARANTIA-MUEBLES', kind: 'warranty', isFor: isFurniture, isOffered: true },
  { sku: 'GARANTIA-COLCHONES', kind: 'warranty', isFor: oneOf('colchon', 'colchon-espuma'), isOffered: true },
  { sku: 'GARANTIA-PANTALLAS', kind: 'warranty', isFor: oneOf('pantalla'), isOffered: true },
  {
    sku: 'GARANTIA-COMPUTO',
    kind: 'warranty',
    isFor: oneOf('laptop', 'monitor', 'impresora', 'tableta'),
    isOffered: true,
  },
  {
    sku: 'GARANTIA-LINEA-BLANCA',
    kind: 'warranty',
    isFor: oneOf('refrigerador', 'estufa', 'campana', 'lavavajillas', 'lavadora', 'secadora'),
    isOffered: true,
  },
  // A motorcycle is ordered alone, so its warranty is never offered with it.
  { sku: 'GARANTIA-MOTOS', kind: 'warranty', isFor: oneOf('moto', 'motoneta'), isOffered: false },
]

/** Returns the services that are offered with a product, in display order; both are sold in the store. */
export function servicesOf(product: PlannedProduct, view: StoreView): PlannedProduct[] {
  const [{ pesos }] = product.variants
  return OFFERS.filter(({ isOffered, isFor }) => isOffered && isFor(product.family)).flatMap(({ sku }) => {
    const service = view.products.find((other) => other.sku === sku)
    return service && pesos >= service.variants[0].pesos * PRICE_FACTOR ? [service] : []
  })
}

/** Returns the fields of a service: its kind, and the categories of the products that it is for. */
export function serviceFields(product: PlannedProduct, view: StoreView) {
  const offer = OFFERS.find(({ sku }) => sku === product.sku)
  if (offer === undefined) return {}
  const codes = view.products.flatMap(({ family, category }) =>
    family !== product.family && offer.isFor(family) ? [category] : [],
  )
  return {
    service_kind: offer.kind,
    service_category_ids: [...new Set(codes)].flatMap((code) => view.categories.get(code)?.placed.id ?? []),
  }
}
