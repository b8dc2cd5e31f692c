import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const ADDRESS = {
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

const mutate = async (name: string, input: object, extra = '') => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const { data, errors } = await shopper.query(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${extra} ${CART} } }`,
    { input },
  )
  expect(errors).toEqual([])
  return data[name]
}
const add = (sku = 'SKU-1') =>
  shopper.query(`mutation { addCartLines(input: { lines: [{ sku: "${sku}" }] }) { userErrors { code } } }`)
const ship = (input = {}) =>
  mutate('setCartShipping', { address: ADDRESS, carrierCode: 'flatrate', methodCode: 'flatrate', ...input })
const pay = (methodCode = 'banktransfer') => mutate('setCartPayment', { methodCode })
const place = (input = {}) =>
  mutate('placeOrder', { email: 'ana@example.mx', clientMutationId: 'order-1', ...input }, ORDER)
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code)
const bodyOf = (path: string) => JSON.parse(platform.seen.findLast((request) => request.path === path)?.body ?? 'null')

describe('shipping', () => {
  test('offers what is available, cheapest first, and one to preselect', async () => {
    await add()
    const { data } = await shopper.query(
      '{ viewer { cart { shippingMethods(destination: { regionCode: "JAL", postcode: "44100" }) { carrierCode title price { amount } priceExcludingTax { amount } isDefault } paymentMethods { code isDefault } } } }',
    )
    expect(data.viewer.cart.shippingMethods).toEqual([
      {
        carrierCode: 'flatrate',
        title: 'Envío – Fijo',
        price: { amount: '174.00' },
        priceExcludingTax: { amount: '150.00' },
        isDefault: true,
      },
      {
        carrierCode: 'express',
        title: 'Exprés – 24 h',
        price: { amount: '299.00' },
        priceExcludingTax: { amount: '257.76' },
        isDefault: false,
      },
    ])
    expect(data.viewer.cart.paymentMethods).toEqual([
      { code: 'cashondelivery', isDefault: true },
      { code: 'banktransfer', isDefault: false },
    ])
    expect(bodyOf('/api/cart/shipping-methods').address).toEqual({
      country_id: 'MX',
      region: 'Jalisco',
      region_code: 'JAL',
      region_id: 563,
      postcode: '44100',
    })
  })

  test('is set with the whole address, and changes hash and totals', async () => {
    await add()
    const before = (await shopper.query('{ viewer { cart { hash totals { shipping { amount } } } } }')).data.viewer.cart
    expect(before.totals.shipping).toBeNull()
    const { cart, userErrors } = await ship({
      address: { ...ADDRESS, mothersName: ' Paz ', crossStreet: ' Entre Hidalgo y Morelos ' },
    })
    expect(userErrors).toEqual([])
    expect(cart).toMatchObject({
      shippingAddress: {
        mothersName: 'Paz',
        city: 'Guadalajara',
        region: 'Jalisco',
        regionCode: 'JAL',
        countryCode: 'MX',
        telephone: '3312345678',
        taxId: null,
        crossStreet: 'Entre Hidalgo y Morelos',
      },
      selectedShippingMethod: { title: 'Envío – Fijo', price: { amount: '174.00' } },
      totals: { shipping: { amount: '174.00' } },
    })
    expect(cart.hash).not.toBe(before.hash)
    expect(bodyOf('/api/cart/shipping-information').addressInformation).toMatchObject({
      shippingAddress: {
        firstname: 'Ana',
        mothers_name: 'Paz',
        country_id: 'MX',
        region_id: 563,
        cross_street: 'Entre Hidalgo y Morelos',
      },
      shippingCarrierCode: 'flatrate',
    })
  })

  test('tells every field at fault, in the store’s language', async () => {
    await add()
    const { userErrors } = await ship({
      address: { ...ADDRESS, firstName: ' ', street: [], postcode: '4410', regionCode: 'XX', telephone: '1' },
    })
    expect(userErrors.map(({ field }: { field: string[] }) => field.join('.')).sort()).toEqual([
      'address.firstName',
      'address.postcode',
      'address.regionCode',
      'address.street',
      'address.telephone',
    ])
    expect(userErrors.find(({ field }: { field: string[] }) => field[1] === 'postcode').message).toBe(
      'El código postal tiene 5 dígitos.',
    )
    expect(bodyOf('/api/cart/shipping-information')).toBeNull()
  })

  test('refuses a method that is not offered, an empty cart, and none', async () => {
    expect(codes(await ship())).toEqual(['CART_NOT_FOUND'])
    await add()
    expect(codes(await ship({ methodCode: 'teleport' }))).toEqual(['SHIPPING_METHOD_UNAVAILABLE'])
    await shopper.query(
      'mutation { removeCartLines(input: { lines: [{ identity: { sku: "SKU-1" } }] }) { userErrors { code } } }',
    )
    expect(codes(await ship())).toEqual(['CART_EMPTY'])
  })
})

describe('payment', () => {
  test('comes after shipping, and only as offered', async () => {
    await add()
    expect(codes(await pay())).toEqual(['SHIPPING_REQUIRED'])
    await ship()
    expect(codes(await pay('gold'))).toEqual(['PAYMENT_METHOD_UNAVAILABLE'])
    expect((await pay()).cart.selectedPaymentMethod).toEqual({ code: 'banktransfer', title: 'SPEI' })
    expect(bodyOf('/api/cart/collect-totals').methods).toEqual({
      paymentMethod: { method: 'banktransfer' },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    })
  })

  test('stays when the address changes and it is still offered', async () => {
    await add()
    await ship()
    await pay()
    expect((await ship({ carrierCode: 'express', methodCode: 'express' })).cart.selectedPaymentMethod).toEqual({
      code: 'banktransfer',
      title: 'SPEI',
    })
  })

  test('of a cart with nothing to carry needs no address', async () => {
    await add('SERVICE')
    const { data } = await shopper.query('{ viewer { cart { isVirtual shippingMethods { title } } } }')
    expect(data.viewer.cart).toEqual({ isVirtual: true, shippingMethods: [] })
    expect(codes(await ship())).toEqual(['SHIPPING_METHOD_UNAVAILABLE'])
    expect(codes(await pay())).toEqual([])
  })
})

describe('an order', () => {
  const ready = async () => {
    await add('SOFA-GRY')
    await ship()
    await pay()
  }

  test('is placed, takes the cart with it, and can be read by who placed it', async () => {
    await ready()
    const { order, cart, userErrors } = await place()
    expect(userErrors).toEqual([])
    expect(cart).toBeNull()
    expect(order).toMatchObject({
      number: '000000001',
      placedAt: '2026-11-20T10:30:00.000Z',
      status: 'PENDING',
      total: { amount: '116.00', currencyCode: 'MXN' },
      email: 'ana@example.mx',
      lines: [{ sku: 'SOFA-GRY', quantity: 1, product: { sku: 'SOFA' } }],
    })
    const node = `{ node(id: "${order.id}") { ... on Order { number } } viewer { cart { id } } }`
    expect((await shopper.query(node)).data).toEqual({ node: { number: '000000001' }, viewer: { cart: null } })
    const stranger = createGraphClient(platform.url)
    expect((await stranger.query(node)).data.node).toBeNull()
    await stranger.close()
    expect(bodyOf('/api/order')).toMatchObject({
      user_id: '',
      store_code: 'hogar',
      products: [{ sku: 'SOFA-GRY', qty: 1 }],
      addressInformation: {
        shippingAddress: { email: 'ana@example.mx', city: 'Guadalajara' },
        billingAddress: { city: 'Guadalajara' },
        shipping_carrier_code: 'flatrate',
        payment_method_code: 'banktransfer',
      },
    })
  })

  test('is placed once per key, on this gateway and on the platform', async () => {
    await ready()
    const first = await place()
    expect(await place()).toEqual(first)
    expect(platform.orders.size).toBe(1)
    expect(bodyOf('/api/order').order_id).toBe(
      platform.seen.findLast(({ path }) => path === '/api/order')?.headers['idempotency-key'],
    )
    expect(codes(await place({ email: 'other@example.mx' }))).toEqual(['IDEMPOTENCY_MISMATCH'])
  })

  test('whose answer was lost is found again, by a gateway that knows nothing of it, and only by who placed it', async () => {
    await ready()
    const before = shopper.state.data
    const { order } = await place()
    const restarted = createGraphClient(platform.url, shopper.id)
    const stranger = createGraphClient(platform.url)
    const again = async (client: typeof shopper) => {
      client.state.data = before
      const answer = await client.query(
        'mutation { placeOrder(input: { email: "ana@example.mx", clientMutationId: "order-1" }) { order { id number } cart { hash } userErrors { code } } }',
      )
      return answer.data.placeOrder
    }
    expect(await again(restarted)).toEqual({
      order: { id: order.id, number: order.number },
      cart: null,
      userErrors: [],
    })
    expect(restarted.state.data).toMatchObject({ cartToken: null, orders: [{ number: order.number }] })
    expect(codes(await again(stranger))).toEqual(['CART_NOT_FOUND'])
    expect(platform.orders.size).toBe(1)
    await restarted.close()
    await stranger.close()
  })

  test('needs a key that is not empty', async () => {
    await ready()
    expect((await place({ clientMutationId: '' })).userErrors).toMatchObject([
      { code: 'INVALID', field: ['clientMutationId'] },
    ])
    expect(platform.orders.size).toBe(0)
  })

  test('needs address, methods and e-mail, and says all that is missing', async () => {
    expect(codes(await place())).toEqual(['CART_NOT_FOUND'])
    await add()
    const refused = await place({ email: null, clientMutationId: 'order-2' })
    expect(codes(refused)).toEqual(['SHIPPING_REQUIRED', 'PAYMENT_REQUIRED', 'INVALID'])
    expect(refused.cart.lines).toHaveLength(1)
    await ship()
    await pay()
    const billing = await place({ clientMutationId: 'order-3', billingAddress: { ...ADDRESS, postcode: 'x' } })
    expect(billing.userErrors).toMatchObject([{ code: 'INVALID', field: ['billingAddress', 'postcode'] }])
  })

  test('of a virtual cart needs whom to bill, and goes nowhere', async () => {
    await add('SERVICE')
    await pay()
    expect((await place({ clientMutationId: 'a' })).userErrors).toMatchObject([
      { code: 'INVALID', field: ['billingAddress'] },
    ])
    const { order } = await place({ clientMutationId: 'b', billingAddress: ADDRESS })
    expect(order.number).toBe('000000001')
    expect(bodyOf('/api/order').addressInformation).not.toHaveProperty('shippingAddress')
    expect(bodyOf('/api/order').addressInformation).not.toHaveProperty('shipping_method_code')
  })

  test('at another total than the shopper agreed to is not placed, and says the present one', async () => {
    await ready()
    const { order, cart, userErrors } = await place({ expectedTotal: '115.99' })
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'TOTAL_CHANGED', field: ['expectedTotal'] }])
    expect(userErrors[0].message).toContain('$116.00')
    expect(cart.lines).toHaveLength(1)
    expect(platform.orders.size).toBe(0)
    expect((await place({ expectedTotal: '1e3', clientMutationId: 'b' })).userErrors).toMatchObject([
      { code: 'INVALID', field: ['expectedTotal'] },
    ])
    expect((await place({ expectedTotal: '116.0', clientMutationId: 'c' })).order.number).toBe('000000001')
  })

  test('carries the agreed total; a platform that finds another as it takes the order has it refused', async () => {
    await ready()
    // The cart's totals agree with what the shopper saw: they change as the order is on its way.
    Object.assign(platform.charging, { total: 130, comparesAgreed: true })
    const { order, cart, userErrors } = await place({ expectedTotal: '116.00' })
    expect(platform.seen.findLast(({ path }) => path === '/api/order')?.headers['x-agreed-total']).toBe('116.00 MXN')
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'TOTAL_CHANGED', field: ['expectedTotal'] }])
    expect(userErrors[0].message).toContain('$130.00')
    expect(cart.lines).toHaveLength(1)
    expect(platform.orders.size).toBe(0)
  })

  test('at another total, by a platform that compares none, stands and says so', async () => {
    await ready()
    platform.charging.total = 130
    const input = { email: 'ana@example.mx', expectedTotal: '116.00' }
    const sent = async (more: object) => {
      const document = `mutation ($input: PlaceOrderInput!) {
        placeOrder(input: $input) { order { number total { amount } } notices { code message } userErrors { code } } }`
      return (await shopper.query(document, { input: { ...input, ...more } })).data.placeOrder
    }
    const placed = await sent({ clientMutationId: 'a' })
    expect(placed).toMatchObject({
      order: { number: '000000001', total: { amount: '130.00' } },
      notices: [{ code: 'ORDER_TOTAL_DIFFERS' }],
      userErrors: [],
    })
    expect(placed.notices[0].message).toMatch(/000000001.*\$130\.00.*\$116\.00/)
    expect(await sent({ clientMutationId: 'a' })).toEqual(placed)
  })

  test('at the agreed total, and without one, has nothing to notice', async () => {
    for (const agreed of [{ expectedTotal: '116' }, {}]) {
      await ready()
      const { order } = await place({ ...agreed, clientMutationId: JSON.stringify(agreed) })
      expect(order.number).toBeTruthy()
    }
    expect(platform.seen.findLast(({ path }) => path === '/api/order')?.headers).not.toHaveProperty('x-agreed-total')
  })

  test('without the terms is not placed; a client that does not ask for them here may', async () => {
    await ready()
    expect((await place({ acceptsTerms: false })).userErrors).toMatchObject([
      { code: 'TERMS_REQUIRED', field: ['acceptsTerms'] },
    ])
    expect((await place({ acceptsTerms: true, clientMutationId: 'b' })).order.number).toBe('000000001')
  })

  test('is worked out anew before it: what is no longer sold goes, and the answer holds what is left', async () => {
    await ready()
    await add()
    platform.carts.refused.add('SOFA-GRY')
    const { cart, userErrors } = await mutate('recalculateOrder', { clientMutationId: 'again' })
    expect(userErrors).toEqual([])
    expect(cart.lines).toEqual([{ sku: 'SKU-1' }])
    expect((await mutate('recalculateOrder', { clientMutationId: 'again' })).cart.lines).toEqual([{ sku: 'SKU-1' }])
  })

  test('of a platform that works nothing out anew is what every read says', async () => {
    await ready()
    platform.faults.set('/api/cart/recalculate-order', 404)
    const { cart, userErrors } = await mutate('recalculateOrder', {})
    expect([userErrors, cart.lines]).toEqual([[], [{ sku: 'SOFA-GRY' }]])
  })

  test('that the platform refuses for want of stock names the product, and leaves the cart', async () => {
    await ready()
    platform.carts.refused.add('order:SOFA-GRY')
    const { order, cart, userErrors } = await place()
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'OUT_OF_STOCK', sku: 'SOFA-GRY', availableQuantity: 0 }])
    expect(cart.lines).toEqual([{ sku: 'SOFA-GRY' }])
  })

  test('that cannot be read back just then is answered as it was sent, and was placed once', async () => {
    await ready()
    platform.faults.set('/api/order/', 503)
    const input = { email: 'ana@example.mx', clientMutationId: 'order-1' }
    const { data, errors } = await shopper.query(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { orderNumber order { number email } } }',
      { input },
    )
    expect(errors ?? []).toEqual([])
    const order = { number: '000000001', email: 'ana@example.mx' }
    expect(data.placeOrder).toEqual({ orderNumber: '000000001', order })
    expect(shopper.state.data).toMatchObject({ cartToken: null, orders: [{ number: '000000001' }] })
    platform.faults.clear()
    expect(await place()).toMatchObject({ order: { number: '000000001' }, cart: null, userErrors: [] })
    expect(platform.orders.size).toBe(1)
    expect(shopper.state.data?.orders).toHaveLength(1)
  })

  test('stands though the platform cannot show orders at all', async () => {
    await ready()
    platform.faults.set('/api/order/', 404)
    expect(await place()).toMatchObject({ order: { number: '000000001' }, cart: null, userErrors: [] })
    expect(shopper.state.data?.orders).toMatchObject([{ number: '000000001' }])
  })
})
