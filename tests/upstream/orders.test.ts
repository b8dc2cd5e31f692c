import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OnPublicApi, type Visitor, startOnPublicApi } from '../testkit/publicApi/startOnPublicApi.ts'
import { ADDRESS } from '../testkit/shoppers/purchase.ts'

const PASSWORD = 'Secreta1!'
let shop: OnPublicApi
let visitor: Visitor

beforeAll(async () => {
  shop = await startOnPublicApi()
})
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
  shop.api.state.faults.clear()
  shop.api.state.isQueueing = false
  shop.api.forget()
})

const key = () => crypto.randomUUID()

async function fill(sku = 'P-2') {
  await visitor.get('addToCartMutation', { input: { lines: [{ sku }], clientMutationId: key() } })
  const shipping = { address: ADDRESS, carrierCode: 'flatrate', methodCode: 'flatrate', clientMutationId: key() }
  await visitor.get('setCartShippingMutation', { input: shipping })
  await visitor.get('setCartPaymentMutation', { input: { methodCode: 'cashondelivery', clientMutationId: key() } })
}

const place = async (id = key()) =>
  (await visitor.get('placeOrderMutation', { input: { email: 'ana@example.mx', clientMutationId: id } })).placeOrder

async function signIn(): Promise<string> {
  const email = `ana.${key().slice(0, 8)}@example.mx`
  const customer = { email, firstname: 'Ana', lastname: 'López' }
  shop.api.customers.register({ customer, password: PASSWORD })
  const { login } = await visitor.get('LoginFormMutation', { input: { email, password: PASSWORD } })
  expect(login.userErrors).toEqual([])
  return email
}

const posted = () =>
  shop.api.calls('/api/order').map(({ body }) => JSON.parse(body) as { user_id: string; cart_id: string })

describe('an order on the public API', () => {
  it('of a guest has its number, what was bought and what it costs, though none can be read back', async () => {
    await fill()
    const { order, userErrors } = await place()
    expect(userErrors).toEqual([])
    expect(order.number).toMatch(/^\d{9}$/)
    expect(posted()[0]?.user_id).toBe('')
    const { node } = await visitor.get('OrderSuccessRouteQuery', { order: order.id })
    expect(node).toMatchObject({ __typename: 'Order', number: order.number, email: 'ana@example.mx' })
    const facts = await visitor.guest.run(
      'query ($id: ID!) { node(id: $id) { ... on Order { total { amount currencyCode } lines { sku quantity } shippingAddress { city } paymentMethodTitle } } }',
      { id: order.id },
    )
    expect(facts['node']).toEqual({
      total: { amount: '116.00', currencyCode: 'MXN' },
      lines: [{ sku: 'P-2', quantity: 1 }],
      shippingAddress: { city: 'Guadalajara' },
      paymentMethodTitle: 'Cash On Delivery',
    })
  })

  it('of a guest cannot be read by others', async () => {
    await fill()
    const { order } = await place()
    expect((await shop.visitor().get('OrderSuccessRouteQuery', { order: order.id })).node).toBeNull()
  })

  it('of a customer is placed for the customer, and stands in the history with address and payment', async () => {
    await signIn()
    await fill('P-3')
    const { order, userErrors } = await place()
    expect(userErrors).toEqual([])
    const [sent] = posted()
    expect(sent).toMatchObject({ user_id: expect.stringMatching(/^\d+$/), cart_id: expect.stringMatching(/^\d+$/) })
    const answer = (await visitor.guest.run(
      '{ viewer { customer { orders(first: 5) { totalCount nodes { number shippingAddress { city } paymentMethodTitle lines { sku } } } } } }',
    )) as { viewer: { customer: { orders: object } } }
    expect(answer.viewer.customer.orders).toEqual({
      totalCount: 1,
      nodes: [
        {
          number: order.number,
          shippingAddress: { city: 'Guadalajara' },
          paymentMethodTitle: 'Cash On Delivery',
          lines: [{ sku: 'P-3' }],
        },
      ],
    })
    await visitor.get('OrdersRouteQuery', { first: 5 })
    expect((await visitor.get('OrderRouteQuery', { order: order.id })).node).toMatchObject({ number: order.number })
  })

  it('in a queue is accepted without a number, and queued once however often it is sent', async () => {
    shop.api.state.isQueueing = true
    await fill()
    const id = key()
    for (const turn of ['first', 'again']) {
      const { order, userErrors, notices } = await place(id)
      expect({ turn, order, userErrors, codes: notices.map(({ code }: { code: string }) => code) }).toEqual({
        turn,
        order: null,
        userErrors: [],
        codes: ['ORDER_QUEUED'],
      })
    }
    expect(shop.api.orders.queued).toHaveLength(1)
    shop.api.orders.work()
  })

  it('in a queue is not sent again when its answer was lost: its state is read from the platform', async () => {
    shop.api.state.isQueueing = true
    await fill()
    await place()
    shop.api.orders.work()
    visitor = shop.visitor()
    await fill()
    const id = key()
    // Queued, and its answer spoilt on the way.
    const input = { email: 'ana@example.mx', clientMutationId: id }
    shop.api.loseAnswers('/api/order')
    expect((await visitor.ask('placeOrderMutation', { input })).errors).toBeDefined()
    shop.api.loseAnswers(null)
    expect((await visitor.ask('placeOrderMutation', { input })).errors?.[0]?.extensions?.code).toBe('UPSTREAM_TIMEOUT')
    expect(shop.api.orders.queued).toHaveLength(1)
    shop.api.orders.work()
    const { order } = await place(id)
    expect(order).toMatchObject({ number: expect.stringMatching(/^\d+$/) })
  })
})

describe('an order that the public API accepts', () => {
  const accept = (body: object) => shop.api.state.faults.set('/api/order', { status: 200, body })

  it('is placed when the reply has no code, as when it is 200', async () => {
    await fill()
    accept({ result: { orderNumber: '000000417', backendOrderId: '417' } })
    expect(await place()).toMatchObject({ userErrors: [], order: { number: '000000417' } })
  })

  it('is placed without a number when the reply says OK alone', async () => {
    await fill()
    accept({ code: 200, result: 'OK' })
    expect(await place()).toMatchObject({ userErrors: [], order: null, notices: [{ code: 'ORDER_QUEUED' }] })
  })
})

describe('a refusal for want of stock, in which the public API names no number', () => {
  const refuse = (path: string, result: string) =>
    shop.api.state.faults.set(path, { status: 400, body: { code: 400, result } })

  it('names the product of a line, and no number', async () => {
    refuse('/api/cart/update', 'The requested qty is not available')
    const { addCartLines } = await visitor.get('addToCartMutation', {
      input: { lines: [{ sku: 'P-2', quantity: 3 }], clientMutationId: key() },
    })
    expect(addCartLines.userErrors).toMatchObject([
      {
        code: 'INSUFFICIENT_STOCK',
        message: expect.stringMatching(/^La cantidad solicitada no está disponible: [^?{}]+\.$/),
      },
    ])
  })

  it('of an order is said without the product, which it does not name either', async () => {
    await fill()
    refuse('/api/order', 'Error placing an order. The requested qty is not available')
    expect((await place()).userErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', message: 'La cantidad solicitada de un producto no está disponible.' },
    ])
  })
})
