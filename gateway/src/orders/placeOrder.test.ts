import { describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { codes } from '../testing/codes.ts'
import { ADDRESS, add, bodyOf, pay, place, ready, ship } from '../testing/checkoutShop.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../testing/shop.ts'

shopForEachTest()

describe('an order', () => {
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

  test('is refused in a store whose checkout is another one, and nothing is sent', async () => {
    await ready()
    const elsewhere = createGraphClient(platform.url, shopper.id, {
      settings: { hogar: { externalCheckoutUrl: 'https://checkout.example/cart' } },
    })
    elsewhere.state.data = shopper.state.data
    const { data, errors } = await elsewhere.query(
      'mutation { placeOrder(input: { email: "ana@example.mx", clientMutationId: "order-1" }) { order { id } cart { lines { sku } } userErrors { code message } } }',
    )
    expect(errors).toEqual([])
    expect(data.placeOrder).toEqual({
      order: null,
      cart: { lines: [{ sku: 'SOFA-GRY' }] },
      userErrors: [
        { code: 'EXTERNAL_CHECKOUT', message: 'Esta tienda cobra en su propia página: termina ahí tu compra.' },
      ],
    })
    expect(platform.orders.size).toBe(0)
    await elsewhere.close()
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

  test('says that the shopper was shown a credit line only where they were', async () => {
    await ready()
    await place({ expectsCreditLine: true })
    expect(bodyOf('/api/order').addressInformation.payment_method_additional).toEqual({ line: true })
    await ready()
    await place({ expectsCreditLine: false, clientMutationId: 'b' })
    expect(bodyOf('/api/order').addressInformation.payment_method_additional).toEqual({})
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

  describe('that cannot be read back', () => {
    const FIELDS = 'orderNumber order { total { amount } lines { unitPrice { amount } rowTotal { amount } } }'
    const placed = async () => {
      platform.faults.set('/api/order/', 503)
      const input = { email: 'ana@example.mx', clientMutationId: 'order-1' }
      const source = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${FIELDS} } }`
      return shopper.query(source, { input })
    }

    test('shows prices with tax, also of a line that the totals do not price', async () => {
      await ready()
      const [line] = [...platform.carts.carts.values()].flat()
      Object.assign(line!, { qty: 3, price: 0.1 })
      const { totals } = platform.carts
      Object.assign(platform.carts, { totals: (id: string) => ({ ...totals(id), items: [] }) })
      const { data, errors } = await placed()
      expect(errors).toEqual([])
      expect(data.placeOrder.order.lines).toEqual([{ unitPrice: { amount: '0.12' }, rowTotal: { amount: '0.36' } }])
    })

    test('and whose totals were unknown is an error, not an order at another total: a retry reads it', async () => {
      await ready()
      platform.faults.set('/api/cart/totals', 503)
      const { data, errors } = await placed()
      expect([data, errors.map(({ message }) => message)]).toEqual([
        null,
        [expect.stringContaining('orderRead: unavailable')],
      ])
      platform.faults.clear()
      expect(await place()).toMatchObject({ order: { total: { amount: '116.00' } } })
      expect(platform.orders.size).toBe(1)
    })
  })

  test('stands though the platform cannot show orders at all', async () => {
    await ready()
    platform.faults.set('/api/order/', 404)
    expect(await place()).toMatchObject({ order: { number: '000000001' }, cart: null, userErrors: [] })
    expect(shopper.state.data?.orders).toMatchObject([{ number: '000000001' }])
  })
})

test('a platform that fails is an error, and the cart stays', async () => {
  await ready()
  // Whole path: the sync call, which asks for an order of before, answers.
  platform.faults.set('/api/order', 503)
  expect(await errorsOf('placeOrder', { email: 'ana@example.mx', clientMutationId: 'order-1' })).toEqual([
    { path: ['placeOrder'], message: expect.stringContaining('orderPlace: unavailable') },
  ])
  platform.faults.clear()
  expect(platform.orders.size).toBe(0)
  expect((await place()).order).toMatchObject({ number: '000000001' })
})
