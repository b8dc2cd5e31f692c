import type { Guest, Reply } from '../graph/guest.ts'

/** Documents of a purchase, for tests that send them themselves. Each payload stands under `result`. */
const CART = '{ id hash totalQuantity lines { id sku quantity } coupon { code } }'
const REST = 'userErrors { code message field sku availableQuantity } clientMutationId'

export const MUTATIONS = {
  addCartLines: mutation('addCartLines', 'AddCartLinesInput', `cart ${CART}`),
  updateCartLines: mutation('updateCartLines', 'UpdateCartLinesInput', `cart ${CART}`),
  removeCartLines: mutation('removeCartLines', 'RemoveCartLinesInput', `cart ${CART}`),
  syncCart: mutation('syncCart', 'SyncCartInput', `cart ${CART} diff { party status sku }`),
  applyCartCoupon: mutation('applyCartCoupon', 'ApplyCartCouponInput', `cart ${CART}`),
  removeCartCoupon: mutation('removeCartCoupon', 'RemoveCartCouponInput', `cart ${CART}`),
  setCartShipping: mutation(
    'setCartShipping',
    'SetCartShippingInput',
    'cart { id selectedShippingMethod { methodCode } paymentMethods { code } }',
  ),
  setCartPayment: mutation('setCartPayment', 'SetCartPaymentInput', 'cart { id selectedPaymentMethod { code } }'),
  placeOrder: mutation(
    'placeOrder',
    'PlaceOrderInput',
    `order { id number email lines { sku quantity product { sku } variant { sku } } total { amount } } cart ${CART}`,
  ),
} as const

export type MutationName = keyof typeof MUTATIONS

export type Cart = Readonly<{
  id: string
  hash: string
  totalQuantity: number
  lines: readonly Readonly<{ id: string; sku: string; quantity: number }>[]
  coupon: Readonly<{ code: string }> | null
  selectedShippingMethod?: Readonly<{ methodCode: string }> | null
  selectedPaymentMethod?: Readonly<{ code: string }> | null
}>

type Order = Readonly<{ id: string; number: string; email: string; lines: readonly object[] }>

export type Payload = Readonly<{
  cart: Cart | null
  order?: Order | null
  userErrors: readonly Readonly<{
    code: string
    message: string
    sku: string | null
    availableQuantity: number | null
  }>[]
}>

function mutation(field: string, input: string, selection: string): string {
  return `mutation ($input: ${input}!) { result: ${field}(input: $input) { ${selection} ${REST} } }`
}

export const ADDRESS = {
  firstName: 'Ana',
  lastName: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  regionCode: 'JAL',
  postcode: '44100',
  telephone: '3312345678',
} as const

export const SHIPPING = { address: ADDRESS, carrierCode: 'express', methodCode: 'express' } as const
export const PAYMENT = { methodCode: 'cashondelivery' } as const

/** Sends one mutation and returns its payload. Throws when the answer has errors. */
export async function mutate(guest: Guest, name: MutationName, input: Record<string, unknown>): Promise<Payload> {
  return ((await guest.run(MUTATIONS[name], { input })) as { result: Payload }).result
}

/** The same, for a mutation that must not be refused. */
export async function done(guest: Guest, name: MutationName, input: Record<string, unknown>): Promise<Payload> {
  const payload = await mutate(guest, name, input)
  if (payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(payload.userErrors)}`)
  return payload
}

/** The same, for a mutation whose answer is expected to be spoilt. */
export function tryToMutate(guest: Guest, name: MutationName, input: Record<string, unknown>): Promise<Reply> {
  return guest.send(MUTATIONS[name], { input })
}

/** Takes a guest to the point where only `placeOrder` is missing. */
export async function fillCart(guest: Guest, sku: string, quantity = 1): Promise<void> {
  await done(guest, 'addCartLines', { lines: [{ sku, quantity }] })
  await done(guest, 'setCartShipping', SHIPPING)
  await done(guest, 'setCartPayment', PAYMENT)
}

/** Returns a guest's cart as it is now, null without one. */
export async function cartOf(guest: Guest): Promise<Cart | null> {
  const { viewer } = (await guest.run(`{ viewer { cart ${CART} } }`)) as { viewer: { cart: Cart | null } }
  return viewer.cart
}
