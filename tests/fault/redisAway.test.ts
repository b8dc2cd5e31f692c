import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputOf, newEmail } from '../testkit/graph/accountBrowser.ts'
import { asGuest, type Guest } from '../testkit/graph/guest.ts'
import { MUTATIONS, cartOf, done, fillCart, mutate } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { ordersOf } from '../testkit/shoppers/shopper.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { type PrivateRedis, REDIS_SERVER, startRedis } from '../testkit/servers/startRedis.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const PASSWORD = 'Secreta-1234'
/** Longest answer of a shop whose Redis hangs: less than one time-out for each command of the request. */
const PATIENCE_MS = 2_000
const TRIES_MAX = 10

type Answered = Readonly<{ result: { userErrors: readonly { code: string }[] } }>

const sendTo = async (guest: Guest, field: string, input: object) => {
  const document = `mutation ($input: ${inputOf(field)}!) { result: ${field}(input: $input) { userErrors { code } } }`
  return ((await guest.run(document, { input })) as Answered).result.userErrors.map(({ code }) => code)
}

if (!REDIS_SERVER) console.warn('fault/redisAway is skipped: there is no redis-server on this machine.')

describe.skipIf(!REDIS_SERVER)('a shop whose Redis is away (needs redis-server)', () => {
  const { platform } = sharedShop()
  let redis: PrivateRedis
  let proxied: ProxiedGateway
  let sku = ''

  beforeAll(async () => {
    redis = await startRedis()
    proxied = await startGatewayBehindProxy(platform, { REDIS_URL: redis.url })
    sku = (await plentifulWares(proxied.gateway, 1))[0]?.sku ?? ''
  })
  afterAll(async () => {
    redis?.resume()
    await redis?.kill()
    await proxied?.stop()
  })

  const guest = () => asGuest(proxied.gateway)
  const sharedStore = async () => {
    const response = await fetch(`${proxied.gateway}/health/ready`)
    return [response.status, ((await response.json()) as { sharedStore: string }).sharedStore]
  }
  const fallbacks = async () => {
    const text = await (await fetch(`${proxied.gateway}/metrics`)).text()
    return Number(/^hogar_shared_store_fallbacks_total (\d+)/m.exec(text)?.[1])
  }
  const signUp = async (email: string) =>
    expect(
      await sendTo(guest(), 'createAccount', { email, password: PASSWORD, firstName: 'Ana', lastName: 'López' }),
    ).toEqual([])

  /** Everything that a shopper does, each with a key of its own as the storefront does. */
  async function expectSales(): Promise<void> {
    const shopper = guest()
    const key = () => crypto.randomUUID()
    const line = { lines: [{ sku, quantity: 1 }], clientMutationId: key() }
    await done(shopper, 'addCartLines', line)
    // The same again is the same, and not a second one.
    await done(shopper, 'addCartLines', line)
    expect((await cartOf(shopper))?.totalQuantity).toBe(1)
    expect(
      (await mutate(shopper, 'addCartLines', { ...line, lines: [{ sku, quantity: 9 }] })).userErrors,
    ).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }])
    await done(shopper, 'applyCartCoupon', { code: 'BIENVENIDO', clientMutationId: key() })
    expect(await sendTo(shopper, 'subscribeToNewsletter', { email: newEmail(), clientMutationId: key() })).toEqual([])
    const email = newEmail()
    await signUp(email)
    expect(await sendTo(guest(), 'login', { email, password: PASSWORD })).toEqual([])
    await fillCart(shopper, sku)
    const order = { email, clientMutationId: key() }
    const cookie = shopper.cookie()
    const numbers = await Promise.all(
      [shopper, asGuest(proxied.gateway, 'hogar', cookie)].map(async (asking) => {
        const { result } = (await asking.run(MUTATIONS.placeOrder, { input: order })) as {
          result: { order: { number: string } | null }
        }
        return result.order?.number
      }),
    )
    expect(new Set(numbers)).toEqual(new Set([expect.stringMatching(/^\d{9}$/)]))
    expect(await ordersOf(platform, email)).toHaveLength(1)
  }

  /** Wrong passwords from an address of its own until they are refused: how many were tried. */
  async function wrongTries(): Promise<number> {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }'
    const input = { email: newEmail(), password: 'Wrong-1234' }
    for (let tries = 0; tries <= TRIES_MAX; tries += 1) {
      const { text } = await guest().send(query, { input }, { 'x-forwarded-for': '10.98.7.6' })
      if (text.includes('TOO_MANY_ATTEMPTS')) return tries
    }
    return Infinity
  }

  it('sells while it is there', async () => {
    await expect.poll(sharedStore).toEqual([200, 'ok'])
    await expectSales()
  })

  it('sells when it was killed, limits guesses to fewer, is ready, and counts that', async () => {
    const before = await fallbacks()
    await redis.kill()
    await expectSales()
    expect(await sharedStore()).toEqual([200, 'away'])
    expect(await fallbacks()).toBeGreaterThan(before)
    const tries = await wrongTries()
    expect(tries).toBeGreaterThan(0)
    expect(tries).toBeLessThan(TRIES_MAX)
  })

  it('is back by itself, and remembers what was done meanwhile', async () => {
    const shopper = guest()
    const line = { lines: [{ sku, quantity: 1 }], clientMutationId: crypto.randomUUID() }
    await done(shopper, 'addCartLines', line)
    const cookie = shopper.cookie()
    await redis.start()
    await expect.poll(sharedStore, { timeout: 10_000 }).toEqual([200, 'ok'])
    await done(asGuest(proxied.gateway, 'hogar', cookie), 'addCartLines', line)
    expect((await cartOf(asGuest(proxied.gateway, 'hogar', cookie)))?.totalQuantity).toBe(1)
    await expect.poll(() => keepsStill(fallbacks), { timeout: 10_000 }).toBe(true)
    await expectSales()
  })

  /** Whether a change passes without memory standing in. */
  async function keepsStill(count: () => Promise<number>): Promise<boolean> {
    const before = await count()
    await done(guest(), 'addCartLines', { lines: [{ sku }], clientMutationId: crypto.randomUUID() })
    return (await count()) === before
  }

  it('sells when it hangs, and no request waits for it', async () => {
    redis.hang()
    await expectSales()
    for (let index = 0; index < 5; index += 1) {
      const startedAt = performance.now()
      await done(guest(), 'addCartLines', { lines: [{ sku }], clientMutationId: crypto.randomUUID() })
      expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS)
    }
    expect(await sharedStore()).toEqual([200, 'away'])
    redis.resume()
    await expect.poll(sharedStore, { timeout: 10_000 }).toEqual([200, 'ok'])
    await expect.poll(() => keepsStill(fallbacks), { timeout: 10_000 }).toBe(true)
    await expectSales()
  })
})
