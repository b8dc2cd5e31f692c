import { describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

const CART = `fragment CartParts on Cart {
  id hash totalQuantity
  lines { id sku quantity name unitPrice { amount } rowTotal { amount } product { name } stock { quantity } }
  totals { subtotal { amount } shipping { amount } tax { amount } grandTotal { amount currencyCode } }
}`

const ADD = `mutation Add($input: AddCartLinesInput!) {
  addCartLines(input: $input) {
    cart { ...CartParts } lines { sku quantity } clientMutationId
    userErrors { code message field sku availableQuantity } notices { code message }
  }
} ${CART}`

const SHIP = `mutation Ship($input: SetCartShippingInput!) {
  setCartShipping(input: $input) {
    cart { ...CartParts selectedShippingMethod { title price { amount } } paymentMethods { code title } }
    userErrors { code message field }
  }
} ${CART}`

const PAY = `mutation Pay($input: SetCartPaymentInput!) {
  setCartPayment(input: $input) { cart { selectedPaymentMethod { code } } userErrors { code message } }
}`

const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id number total { amount } lines { sku quantity } email status } cart { id } userErrors { code message sku availableQuantity }
  }
}`

const ADDRESS = {
  firstName: 'Ana',
  lastName: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  regionCode: 'JAL',
  postcode: '44100',
  telephone: '3312345678',
}

const simpleSku = async () => (await plentifulWares(gateway, 1))[0]!.sku

type UserError = { code: string; sku: string | null; field?: string[]; availableQuantity?: number }
type Added = { cart: { totalQuantity: number }; userErrors: UserError[] }
type Shipped = { setCartShipping: { cart: { paymentMethods: { code: string }[] }; userErrors: UserError[] } }
type Paid = { setCartPayment: { userErrors: UserError[] } }
type Placed = { placeOrder: { order: { id: string; number: string }; userErrors: UserError[] } }
type Seen = { node: { number: string } | null; viewer: { cart: { totalQuantity: number } | null } }

const add = async (guest: Guest, lines: readonly { sku: string; quantity?: number }[], key = crypto.randomUUID()) =>
  ((await guest.run(ADD, { input: { lines, clientMutationId: key } })) as { addCartLines: Added }).addCartLines

describe('buying without a browser', () => {
  it('goes from an empty cart to an order number', async () => {
    const guest = asGuest(gateway)
    const sku = await simpleSku()
    const added = await add(guest, [{ sku, quantity: 2 }])
    expect(added.userErrors).toEqual([])
    expect(added.cart).toMatchObject({ totalQuantity: 2, lines: [{ sku, quantity: 2 }] })

    const methods = (await guest.run(
      '{ viewer { cart { shippingMethods(destination: { postcode: "44100", regionCode: "JAL" }) { carrierCode methodCode price { amount } } } } }',
    )) as { viewer: { cart: { shippingMethods: { carrierCode: string; methodCode: string }[] } } }
    const [method] = methods.viewer.cart.shippingMethods
    const { setCartShipping } = (await guest.run(SHIP, {
      input: { address: ADDRESS, carrierCode: method?.carrierCode, methodCode: method?.methodCode },
    })) as Shipped
    expect(setCartShipping.userErrors).toEqual([])
    expect(setCartShipping.cart.paymentMethods.length).toBeGreaterThan(0)
    const { setCartPayment } = (await guest.run(PAY, {
      input: { methodCode: setCartShipping.cart.paymentMethods[0]?.code },
    })) as Paid
    expect(setCartPayment.userErrors).toEqual([])

    const clientMutationId = crypto.randomUUID()
    const place = async () =>
      ((await guest.run(PLACE, { input: { email: 'ana@example.mx', clientMutationId } })) as Placed).placeOrder
    const placed = await place()
    expect(placed.userErrors).toEqual([])
    expect(placed).toMatchObject({ order: { lines: [{ sku, quantity: 2 }], email: 'ana@example.mx' }, cart: null })
    expect(placed.order.number).toMatch(/^\d{9}$/)
    // The same key again is the same order.
    expect((await place()).order.number).toBe(placed.order.number)

    const { node, viewer } = (await guest.run(
      'query($id: ID!) { node(id: $id) { ... on Order { number } } viewer { cart { id } } }',
      { id: placed.order.id },
    )) as Seen
    expect(node?.number).toBe(placed.order.number)
    expect(viewer.cart).toBeNull()
    // For another guest the order does not exist.
    const { node: foreign } = (await asGuest(gateway).run('query($id: ID!) { node(id: $id) { id } }', {
      id: placed.order.id,
    })) as Seen
    expect(foreign).toBeNull()
  })

  it('adds once however often the same request comes', async () => {
    const guest = asGuest(gateway)
    const sku = await simpleSku()
    await add(guest, [{ sku, quantity: 1 }])
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => add(guest, [{ sku, quantity: 1 }], key)))
    expect(answers.map((answer) => answer.cart.totalQuantity)).toEqual([2, 2, 2])
    const other = await add(guest, [{ sku, quantity: 5 }], key)
    expect(other.userErrors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }])
  })

  it('adds all lines or none, and names the one at fault', async () => {
    const guest = asGuest(gateway)
    const sku = await simpleSku()
    const refused = await add(guest, [{ sku }, { sku: 'NO-SUCH-SKU' }])
    expect(refused.userErrors).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND', sku: 'NO-SUCH-SKU', field: expect.arrayContaining(['lines', '1']) },
    ])
    const { viewer } = (await guest.run('{ viewer { cart { totalQuantity } } }')) as Seen
    expect(viewer.cart?.totalQuantity ?? 0).toBe(0)
  })

  it.each([
    ['zero', 0, 'INVALID_QUANTITY'],
    ['negative', -1, 'INVALID_QUANTITY'],
    ['fractional', 1.5, 'INVALID_QUANTITY'],
    ['over stock', 9_999, 'INSUFFICIENT_STOCK'],
  ])('refuses a quantity that is %s and names the line', async (_, quantity, code) => {
    const guest = asGuest(gateway)
    const sku = await simpleSku()
    const { userErrors } = await add(guest, [{ sku, quantity }])
    expect(userErrors).toMatchObject([{ code, sku, field: expect.arrayContaining(['lines', '0']) }])
    if (code === 'INSUFFICIENT_STOCK') expect(userErrors[0]?.availableQuantity).toBeGreaterThan(5)
  })

  it('refuses an order without a delivery address, and an address with faults by field', async () => {
    const guest = asGuest(gateway)
    await add(guest, [{ sku: await simpleSku() }])
    const placed = (await guest.run(PLACE, {
      input: { email: 'ana@example.mx', clientMutationId: crypto.randomUUID() },
    })) as Placed
    expect(placed.placeOrder).toMatchObject({
      order: null,
      userErrors: [{ code: 'SHIPPING_REQUIRED' }, { code: 'PAYMENT_REQUIRED' }],
    })
    const { setCartShipping } = (await guest.run(SHIP, {
      input: { address: { ...ADDRESS, postcode: '441' }, carrierCode: 'flatrate', methodCode: 'flatrate' },
    })) as Shipped
    expect(setCartShipping.userErrors).toMatchObject([{ code: 'INVALID', field: ['address', 'postcode'] }])
  })
})
