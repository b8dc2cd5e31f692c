import { ROW } from './creditPlatform.ts'

/** A credit as the platform lists it: 5,000 of goods, 20 of 52 payments made, the next due in three days. */
export const INVOICE = {
  incrementId: 'F10000001',
  id: 'F10000001',
  Mov: 'Factura',
  credito: 'MENUDEO',
  name: 'Compras a <b>crédito</b>',
  total: 7_875,
  pagado: 2_597.8,
  saldo: '4835.00',
  payment: 129.89,
  CanalVenta: 3,
  transferencia: true,
  expirationDate: '2026-11-30',
  expiration: 'false',
  estatus: 'VIGENTE',
  vencido: 0,
  moratorio: 0,
  proximo: { numero: 21, vence: '2026-11-30', pagar_antes: '2026-11-26', abono: 152, a_tiempo: 129.89 },
  liquidar: { hoy: 3_097.37, ahorro: 1_029.83, ahorro_contrato: 1_737.63, hasta: '2026-11-27' },
  orderNumber: '000000012',
}

/** A loan with a late payment, due before the other. */
export const LATE = {
  ...INVOICE,
  incrementId: 'F10000002',
  Mov: 'Credilana',
  credito: 'CREDILANA',
  name: 'Credilana',
  payment: 434.62,
  transferencia: false,
  expirationDate: '2026-11-19',
  expiration: 'true',
  estatus: 'VENCIDO',
  vencido: 304,
  moratorio: 0.73,
  proximo: null,
  orderNumber: undefined,
}

export const SETTLED = {
  ...INVOICE,
  incrementId: 'F10000003',
  estatus: 'LIQUIDADO',
  saldo: 0,
  payment: 0,
  proximo: null,
}

/** A credit in the public contract's fields alone. */
export const PLAIN = {
  incrementId: 'A-7',
  Mov: 'Factura',
  id: 9,
  name: 'Sala',
  total: 1_000,
  payment: 100,
  CanalVenta: 12,
  expirationDate: '2026-12-01',
  expiration: 'false',
  estatus: 'VIGENTE',
  saldo: 400,
  credito: 'MENUDEO',
}

const INSTALMENT = {
  numero: 1,
  vence: '2026-11-23',
  pagar_antes: '2026-11-19',
  abono: 152,
  a_tiempo: 129.89,
  interes: 55.29,
  capital: 96.71,
  prima: 0,
  moratorio: 0.3,
  estado: 'LATE',
  pagado: 10,
  pagado_el: null,
}

/** A credit with its payments and the offer that it was granted on. */
export const DETAIL = {
  ...INVOICE,
  oferta: { ...ROW, condicion: 'CASA', oferta: undefined, prima_total: 0 },
  calendario: [INSTALMENT, { ...INSTALMENT, numero: 2, vence: '2026-11-30', estado: 'OPEN', pagado: 0 }],
}

/** Result of the list of credits, by the platform's kinds. */
export const listOf = (...invoices: readonly { credito: string }[]) => ({
  creditos: Object.fromEntries(
    ['MENUDEO', 'CREDILANA', 'PERSONAL'].map((kind) => [
      kind,
      { nombre: kind, facturas: invoices.filter(({ credito }) => credito === kind) },
    ]),
  ),
  linea: 10_000,
  disponible: '6934.23',
})
