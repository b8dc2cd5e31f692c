import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import type { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { createUpstream } from '../rest/createUpstream.ts'
import { createDeadline } from '../rest/deadlines/deadline.ts'
import { ENDPOINTS } from '../rest/endpoints.ts'
import { BREAKER_FAILURES } from '../rest/limits.ts'
import { createPlatformClient } from '../rest/platformClient.ts'
import { createSession } from '../session/createSession.ts'
import { ADDRESS } from '../testing/checkoutShop.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { enveloped, type Fate, proxyPage, startRelay } from '../testing/startRelay.ts'
import { ORDER_QUEUE_WAIT_MS } from './limits.ts'
import { sendOnce } from './orderQueue.ts'

const CART = 'cart-of-ana'
const SESSION = {
  cartToken: CART,
  userToken: null,
  orders: [],
  checkout: {
    address: { ...ADDRESS, countryCode: 'MX' as const, telephone: '3312345678' },
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    shippingTitle: 'Envío',
    paymentCode: 'banktransfer',
    paymentTitle: 'SPEI',
  },
}

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let relay: Awaited<ReturnType<typeof startRelay>>
let shopper: ReturnType<typeof createGraphClient>
/** Fate of the calls that place an order. */
let fate: Fate | Readonly<{ replaced: ReturnType<typeof enveloped> }>
/** Fate of the calls that read the customer. */
let customerFate: typeof fate

const fillCart = () => {
  platform.carts.carts.set(CART, [])
  platform.carts.update(CART, { sku: 'SKU-1', qty: 1 })
}

beforeEach(async () => {
  platform = await startFakePlatform()
  fillCart()
  customerFate = 'pass'
  relay = await startRelay(platform.url, ({ path }) => {
    if (path === '/api/user/me') return customerFate
    return path === '/api/order' ? fate : 'pass'
  })
  shopper = createGraphClient(relay.url)
  shopper.state.data = SESSION
})
afterEach(async () => {
  vi.useRealTimers()
  await shopper.close()
  await relay.close()
  await platform.close()
})

/** Places the order, and returns its number, or the messages of errors. */
async function place() {
  const { data, errors } = await shopper.query(
    `mutation { placeOrder(input: { email: "ana@example.mx", clientMutationId: "k" }) {
      order { number } userErrors { code } } }`,
  )
  return data?.placeOrder?.order?.number ?? errors.map(({ message }) => message)
}
const sent = () => relay.seen.filter(({ path }) => path === '/api/order').length
const lookedUp = () => relay.seen.filter(({ path }) => path.startsWith('/api/sync/order/')).length

describe('an order of which it is unknown whether it arrived', () => {
  test.each<[string, Fate]>([
    ['a proxy’s 502', proxyPage(502)],
    ['a proxy’s 503', proxyPage(503)],
    ['a proxy’s 504', proxyPage(504)],
    ['an error page', proxyPage(500)],
    ['a page in place of a reply', proxyPage(200)],
    ['an envelope with 500', enveloped(null, { code: 500 })],
    ['a platform that did not reach its own', enveloped('connect ECONNREFUSED 10.0.0.5:443', { code: 500 })],
    ['a broken connection', 'lose'],
  ])('because of %s is looked up, and not sent again', async (_name, reply) => {
    fate = reply
    expect(await place()).toEqual([expect.stringContaining('orderPlace:')])
    expect(platform.orders.size).toBe(1)
    // A platform that closes the cart later, and knows no idempotency keys.
    fillCart()
    fate = 'pass'
    expect(await place()).toBe('000000001')
    expect([sent(), lookedUp()]).toEqual([1, 1])
  })
})

describe('an order that certainly had no effect', () => {
  test.each([
    ['a rejected token', 401],
    ['a missing route', 404],
    ['a rate limit', 429],
  ])('because of %s is sent again, without being looked up', async (_name, status) => {
    fate = { replaced: proxyPage(status) }
    expect(await place()).toEqual([expect.stringContaining('orderPlace:')])
    fate = 'pass'
    expect(await place()).toBe('000000001')
    expect([sent(), lookedUp()]).toEqual([2, 0])
  })
})

test('an order that certainly had no effect is looked up nonetheless if an earlier call may have arrived', async () => {
  fate = { replaced: proxyPage(504) }
  await place()
  fate = { replaced: proxyPage(429) }
  await place()
  expect([sent(), lookedUp()]).toEqual([2, 1])
  fate = 'pass'
  expect(await place()).toBe('000000001')
  expect([sent(), lookedUp()]).toEqual([3, 2])
})

describe('in a store whose platform queues orders', () => {
  const STILL_PLACED = ['The order is still being placed. Retry later.']
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await shopper.sharedStore.set('order-queue:hogar', '1', 60_000)
  })

  test('an order rests ten minutes after each call that may have arrived', async () => {
    fate = { replaced: proxyPage(504) }
    for (const calls of [1, 2, 3]) {
      expect(await place()).toEqual([expect.stringContaining('orderPlace:')])
      expect(sent()).toBe(calls)
      later(5_000)
      expect(await place()).toEqual(STILL_PLACED)
      later(ORDER_QUEUE_WAIT_MS - 6_000)
      expect(await place()).toEqual(STILL_PLACED)
      later(2_000)
    }
    expect(sent()).toBe(3)
  })

  test('an order that was not sent because a read before it failed may be sent at once', async () => {
    shopper.state.data = { ...SESSION, userToken: 'token-of-ana', cartToken: '7' }
    platform.carts.carts.set('7', [])
    platform.carts.update('7', { sku: 'SKU-1', qty: 1 })
    customerFate = { replaced: proxyPage(503) }
    fate = 'pass'
    expect(await place()).toEqual([expect.stringContaining('customerRead:')])
    customerFate = 'pass'
    expect(await place()).toBe('000000001')
    expect([sent(), lookedUp()]).toEqual([1, 0])
  })
})

test('a platform without a connection, and an open circuit, leave no mark', async () => {
  const client = createPlatformClient({ url: 'http://127.0.0.1:9', endpoints: ENDPOINTS, tokenInHeader: false })
  const sharedStore = createMemoryStore()
  const upstream = createUpstream(client, {
    store: DEFAULT_STORE,
    session: createSession(null),
    deadline: createDeadline(5_000, 5_000),
    signal: new AbortController().signal,
    requestId: 'r',
  })
  const details: string[] = []
  for (let tries = 0; tries < BREAKER_FAILURES + 1; tries += 1) {
    const sending = sendOnce({ sharedStore, log: pino({ level: 'silent' }) }, 'o', () =>
      upstream.call('orderPlace', { body: {} }),
    )
    await sending.catch((error: UpstreamFailure) => details.push(error.detail))
    expect(await sharedStore.get('order-sent:o')).toBeNull()
  }
  expect([details[0], details.at(-1)]).toEqual(['ECONNREFUSED', 'circuit of orders is open'])
  await client.close()
})
