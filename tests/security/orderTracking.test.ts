import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../testkit/graph/accountBrowser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { nextAddress } from '../testkit/graph/nextAddress.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { orderWithoutAccount, trackOrder } from '../testkit/shoppers/trackOrder.ts'

const TRIES_MAX = 10
const UNKNOWN = { order: null, codes: ['TRACKED_ORDER_UNKNOWN'] }
const STOPPED = { order: null, codes: ['TOO_MANY_ATTEMPTS'] }
const { platform } = sharedShop()

let proxied: ProxiedGateway
beforeAll(async () => {
  proxied = await startGatewayBehindProxy(platform)
})
afterAll(() => proxied?.stop())

type Named = Readonly<{ orderNumber: string; email: string }>

const find = (named: Named, { store = 'hogar', address = nextAddress() } = {}) =>
  trackOrder(asGuest(proxied.gateway, store), named, { 'x-forwarded-for': address })

async function ordered(): Promise<Named> {
  const email = newEmail()
  return { orderNumber: await orderWithoutAccount(proxied.gateway, email), email }
}

describe('who knows an order by half', () => {
  it('learns nothing: a wrong address, an unknown number and another store have one answer', async () => {
    const { orderNumber, email } = await ordered()
    const answers = [
      await find({ orderNumber, email: newEmail() }),
      await find({ orderNumber: '999999999', email }),
      await find({ orderNumber, email }, { store: 'de' }),
      await find({ orderNumber, email }, { store: 'viu' }),
    ]
    for (const { order, codes } of answers) expect({ order, codes }).toEqual(UNKNOWN)
    const [known, unknown] = answers.map(({ text }) => (JSON.parse(text) as { data: unknown }).data)
    expect(known).toEqual(unknown)
  })

  it('guesses at addresses of one number a few times, from however many places', async () => {
    // A number that no order has: Redis remembers a locked one for longer than a test's shop lives.
    const orderNumber = `9${Date.now()}`
    proxied.upstream.clear()
    for (let tries = 0; tries < TRIES_MAX; tries += 1)
      expect(await find({ orderNumber, email: newEmail() })).toMatchObject(UNKNOWN)
    expect(await find({ orderNumber, email: newEmail() })).toMatchObject(STOPPED)
    expect(proxied.upstream.calls.filter(({ path }) => path.endsWith('/guest_order'))).toHaveLength(TRIES_MAX)
  })

  it('guesses at numbers a few times from one place, many at once too', async () => {
    const address = nextAddress()
    const email = newEmail()
    const guess = (at: number) => find({ orderNumber: `77${Date.now() % 1_000_000}${at}`, email }, { address })
    const all = await Promise.all(Array.from({ length: TRIES_MAX + 5 }, (_none, at) => guess(at)))
    expect(all.filter(({ codes }) => codes[0] === 'TRACKED_ORDER_UNKNOWN')).toHaveLength(TRIES_MAX)
    const named = await ordered()
    expect(await find(named, { address })).toMatchObject(STOPPED)
    expect((await find(named)).order).toMatchObject({ number: named.orderNumber })
  })
})

it('the buyer looks as often as they like', async () => {
  const named = await ordered()
  const address = nextAddress()
  for (let looks = 0; looks < TRIES_MAX + 3; looks += 1)
    expect((await find(named, { address })).order).toMatchObject({ number: named.orderNumber })
})

it('no log line and no address of a request names the e-mail address, and no answer may be stored', async () => {
  const named = await ordered()
  const guest = asGuest(proxied.gateway)
  await trackOrder(guest, named, { 'x-forwarded-for': nextAddress() })
  await find({ ...named, email: `x${named.email}` })
  const reply = await guest.send(
    'mutation ($input: TrackOrderInput!) { trackOrder(input: $input) { order { number } } }',
    { input: named },
    { 'x-forwarded-for': nextAddress() },
  )
  expect(reply.headers.get('cache-control')).toContain('no-store')
  const [local = ''] = named.email.split('@')
  expect(proxied.output()).not.toContain(local)
  const calls = proxied.upstream.calls.filter(({ path }) => path.includes('/guest_order'))
  expect(calls.length).toBeGreaterThan(0)
  for (const { query } of calls) expect(query.toString()).not.toContain(local)
})
