import { expect } from 'vitest'
import { platform, shopper } from './shop.ts'
import { inputTypeOf } from './inputTypeOf.ts'

export const ADDRESS = {
  firstName: 'Ana',
  lastName: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  regionCode: 'JAL',
  postcode: '44100',
  telephone: '+52 (33) 1234-5678',
}
const CART = `cart { hash shippingAddress { lastName mothersName city region regionCode countryCode telephone taxId crossStreet } selectedShippingMethod { title price { amount } }
  selectedPaymentMethod { code title } totals { shipping { amount } } lines { sku } } userErrors { code field message sku availableQuantity }`
const ORDER = `order { id number placedAt status total { amount currencyCode } segments { code title value { amount } } email
  lines { sku name quantity unitPrice { amount } rowTotal { amount } options { label } product { sku } } shippingMethodTitle }`

export const mutate = async (name: string, input: object, extra = '') => {
  const { data, errors } = await shopper.query(
    `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${extra} ${CART} } }`,
    { input },
  )
  expect(errors).toEqual([])
  return data[name]
}
export const add = (sku = 'SKU-1') =>
  shopper.query(`mutation { addCartLines(input: { lines: [{ sku: "${sku}" }] }) { userErrors { code } } }`)
export const ship = (input = {}) =>
  mutate('setCartShipping', { address: ADDRESS, carrierCode: 'flatrate', methodCode: 'flatrate', ...input })
export const pay = (methodCode = 'banktransfer') => mutate('setCartPayment', { methodCode })
export const place = (input = {}) =>
  mutate('placeOrder', { email: 'ana@example.mx', clientMutationId: 'order-1', ...input }, ORDER)
export const bodyOf = (path: string) =>
  JSON.parse(platform.seen.findLast((request) => request.path === path)?.body ?? 'null')

/** Fills a cart, and chooses how it is delivered and paid. */
export const ready = async () => {
  await add('SOFA-GRY')
  await ship()
  await pay()
}
