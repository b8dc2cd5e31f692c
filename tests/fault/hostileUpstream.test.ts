import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { PLATFORM_SECRET, leaksIn } from '../testkit/graph/leaks.ts'
import { MUTATIONS, PAYMENT, SHIPPING, done, fillCart, mutate } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import type { Fault } from '../testkit/proxies/upstreamProxy.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const PATIENCE_MS = 1_500
const TOO_SLOW_MS = 4_000
const REPLY_MAX_BYTES = 8 * 1024 * 1024
/** A circuit lets a call through again after 3 s. */
const RECOVERY = { timeout: 15_000, interval: 150 } as const

/** Faults of the platform's answer, each with the error code that the graph returns a guest for it. */
const FAULTS: readonly (readonly [name: string, fault: Fault, code: string])[] = [
  ['comes too late', { kind: 'delay', ms: TOO_SLOW_MS }, 'UPSTREAM_TIMEOUT'],
  ['is broken JSON', { kind: 'answer', status: 200, body: `{"result": ${PLATFORM_SECRET}` }, 'UPSTREAM_INVALID'],
  [
    'has another content type',
    { kind: 'answer', status: 200, contentType: 'text/html', body: `<html>${PLATFORM_SECRET}` },
    'UPSTREAM_INVALID',
  ],
  [
    'is a 401',
    { kind: 'answer', status: 401, body: JSON.stringify({ code: 401, result: PLATFORM_SECRET }) },
    'UPSTREAM_UNAVAILABLE',
  ],
  [
    'is an enveloped 500',
    { kind: 'answer', status: 500, body: JSON.stringify({ code: 500, result: PLATFORM_SECRET }) },
    'UPSTREAM_UNAVAILABLE',
  ],
  [
    'is a 500 in HTML',
    { kind: 'answer', status: 500, contentType: 'text/html', body: `<html>${PLATFORM_SECRET}` },
    'UPSTREAM_UNAVAILABLE',
  ],
  ['is empty', { kind: 'answer', status: 200, body: '' }, 'UPSTREAM_INVALID'],
  ['is cut off before it is asked', { kind: 'cut' }, 'UPSTREAM_UNAVAILABLE'],
  ['is lost on its way back', { kind: 'cutAfter' }, 'UPSTREAM_UNAVAILABLE'],
  [
    'is a 200 with code 500 inside',
    { kind: 'answer', status: 200, body: JSON.stringify({ code: 500, result: { errorMessage: PLATFORM_SECRET } }) },
    'UPSTREAM_UNAVAILABLE',
  ],
  [
    'is huge',
    { kind: 'answer', status: 200, body: `{"code":200,"result":"${'x'.repeat(REPLY_MAX_BYTES)}"}` },
    'UPSTREAM_INVALID',
  ],
]

/** One page that needs every family. When one of them breaks, the other parts have to be there. */
const PAGE = `query Page($sku: String!, $order: ID!) {
  store { code }
  product(by: { sku: $sku }) { sku name stock { status } }
  viewer { cart { totalQuantity } }
  order: node(id: $order) { ... on Order { number } }
}`

const FAMILIES = [
  { family: 'catalogue', path: /^\/api\/catalog\//, broken: ['product'] },
  { family: 'stock', path: /^\/api\/stock\//, broken: ['product', 'stock'] },
  { family: 'cart', path: /^\/api\/cart\//, broken: ['viewer', 'cart'] },
  { family: 'orders', path: /^\/api\/order/, broken: ['order'] },
] as const

/** Writes of a shopper who is on the way to an order, each with the REST call that it stands or falls with. */
const WRITES = [
  { mutation: 'addCartLines', path: /^\/api\/cart\/update$/, input: (sku: string) => ({ lines: [{ sku }] }) },
  { mutation: 'setCartShipping', path: /^\/api\/cart\/shipping-information$/, input: () => SHIPPING },
  { mutation: 'setCartPayment', path: /^\/api\/cart\/collect-totals$/, input: () => PAYMENT },
  { mutation: 'removeCartCoupon', path: /^\/api\/cart\/delete-coupon$/, input: () => ({}) },
  { mutation: 'placeOrder', path: /^\/api\/order$/, input: () => ({ email: 'ana@example.mx' }) },
] as const

let proxied: ProxiedGateway
let guest: Guest
let skus: readonly string[]
/** In such stock that orders do not use it up. */
let plentiful: string
let order: { id: string; number: string }

beforeAll(async () => {
  proxied = await startGatewayBehindProxy(sharedShop().platform)
  guest = asGuest(proxied.gateway)
  skus = await skusInStock()
  plentiful = (await plentifulWares(proxied.gateway, 1))[0]!.sku
  await fillCart(guest, plentiful)
  order = (await done(guest, 'placeOrder', { email: 'ana@example.mx', clientMutationId: crypto.randomUUID() })).order!
  await fillCart(guest, plentiful, 2)
})
afterAll(() => proxied.stop())

async function skusInStock(): Promise<readonly string[]> {
  const { search } = (await guest.run(
    '{ search(term: "mesa", first: 100) { nodes { sku stock { status quantity } } } }',
  )) as { search: { nodes: readonly { sku: string; stock: { status: string } }[] } }
  return search.nodes.filter(({ stock }) => stock.status === 'OK').map(({ sku }) => sku)
}

const spoil = (path: RegExp, fault: Fault) =>
  proxied.upstream.setFault((call) => (path.test(call.path) ? fault : undefined))
const mend = () => proxied.upstream.setFault(null)
const callsTo = (path: RegExp) => proxied.upstream.calls.filter((call) => path.test(call.path)).length

/** Public answers are cached for a moment: each reading is of another product, so that none comes from the cache. */
let turn = 0
const page = (headers: Record<string, string> = {}) =>
  guest.send(PAGE, { sku: skus[(turn += 1) % skus.length], order: order.id }, headers)

/** Only who waits for an answer that is too late is given less time than usual. */
const patience = ({ kind }: Fault): Record<string, string> =>
  kind === 'delay' ? { 'x-deadline-ms': String(PATIENCE_MS) } : {}

/** The page with the named part missing. */
const pageWithout = ([part, inner]: readonly string[]) => {
  const whole = {
    store: { code: 'hogar' },
    product: { sku: expect.any(String), name: expect.any(String), stock: { status: 'OK' } },
    viewer: { cart: { totalQuantity: 2 } },
    order: { number: order.number },
  } as Record<string, unknown>
  return part ? { ...whole, [part]: inner ? { ...(whole[part] as object), [inner]: null } : null } : whole
}

async function expectRecovery() {
  await expect.poll(async () => (await page()).errors ?? [], RECOVERY).toEqual([])
  expect((await page()).data).toEqual(pageWithout([]))
}

describe.each(FAMILIES)('when an answer of the $family service', ({ path, broken }) => {
  it.each(FAULTS)('%s, its part of the page is missing and the rest lives', async (_name, fault, code) => {
    spoil(path, fault)
    const reply = await page(patience(fault))
    mend()
    expect(reply.status).toBe(200)
    expect(reply.data).toEqual(pageWithout(broken))
    expect(reply.errors?.map(({ extensions, path: place }) => [extensions?.code, place])).toEqual([[code, broken]])
    expect(leaksIn(reply.text)).toEqual([])
    await expectRecovery()
  })
})

describe.each(WRITES)('when the answer to $mutation', ({ mutation, path, input }) => {
  let buyer: Guest | null = null

  it.each(FAULTS)(
    '%s, it is sent once, reveals nothing internal, and is done when repeated',
    async (_name, fault, code) => {
      if (buyer === null || mutation === 'placeOrder') await fillCart((buyer = asGuest(proxied.gateway)), plentiful)
      const wish = { ...input(plentiful), clientMutationId: crypto.randomUUID() }
      spoil(path, fault)
      proxied.upstream.clear()
      const reply = await buyer.send(MUTATIONS[mutation], { input: wish }, patience(fault))
      mend()
      expect(callsTo(path)).toBe(1)
      expect(reply.errors?.map(({ extensions }) => extensions?.code)).toEqual([code])
      expect(reply.data).toBeNull()
      expect(leaksIn(reply.text)).toEqual([])
      await expect
        .poll(async () => (await buyer!.send(MUTATIONS[mutation], { input: wish })).errors ?? [], RECOVERY)
        .toEqual([])
      expect(await mutate(buyer, mutation, wish)).toMatchObject({ userErrors: [] })
    },
  )
})

describe('a service that stays away', () => {
  const families = async () =>
    ((await (await fetch(`${proxied.gateway}/health/ready`)).json()) as { families: Record<string, string> }).families

  it('is not called while its circuit is open, without affecting the others, and called again when it is back', async () => {
    const { path, broken } = FAMILIES[1]
    spoil(path, { kind: 'cut' })
    await expect
      .poll(async () => {
        await page()
        return (await families())['stock']
      }, RECOVERY)
      .toBe('open')
    proxied.upstream.clear()
    const reply = await page()
    expect(callsTo(path)).toBe(0)
    expect(reply.data).toEqual(pageWithout(broken))
    expect(reply.errors?.map(({ extensions }) => extensions?.code)).toEqual(['UPSTREAM_UNAVAILABLE'])
    expect(leaksIn(reply.text)).toEqual([])
    expect(await families()).toMatchObject({ catalogue: 'closed', cart: 'closed', orders: 'closed' })
    mend()
    await expectRecovery()
    expect((await families())['stock']).toBe('closed')
  })
})
