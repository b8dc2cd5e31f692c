/** Ways of delivery of the fake shop, as its platform offers them. */
export const SHIPPING_METHODS = [
  {
    carrier_code: 'express',
    method_code: 'express',
    carrier_title: 'Exprés',
    method_title: '24 h',
    price_incl_tax: 299,
    price_excl_tax: 257.76,
    available: true,
  },
  {
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    carrier_title: 'Envío',
    method_title: 'Fijo',
    price_incl_tax: 174,
    price_excl_tax: 150,
    default: true,
    delivery_from: '2026-12-01',
    delivery_to: '2026-12-04',
  },
  {
    carrier_code: 'instore',
    method_code: 'pickup',
    carrier_title: 'Sucursal',
    method_title: 'Recoge',
    price_incl_tax: 0,
    price_excl_tax: 0,
  },
  { carrier_code: 'tablerate', carrier_title: 'No', price_incl_tax: 0, available: false },
]
/** Ways to pay of the fake shop. */
export const PAYMENT_METHODS = [
  { code: 'cashondelivery', title: 'Efectivo', offline: true, cost: 8.62, cost_incl_tax: 10, is_server_method: false },
  { code: 'banktransfer', title: 'SPEI' },
  {
    code: 'card',
    title: 'Tarjeta',
    default: true,
    months: [{ months: 12, monthly: 83.34, last: 83.26 }, { months: 1 }],
  },
]
