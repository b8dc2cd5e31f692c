import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessionSeal } from '@hogar/gateway/session/sessionSeal.ts'
import { EMPTY_SESSION } from '@hogar/gateway/session/sessionData.ts'
import { SESSION_TTL_SECONDS } from '@hogar/gateway/session/limits.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectRefusedBearer } from '../testkit/graph/expectRefusedBearer.ts'
import { type Guest, type Reply, asGuest } from '../testkit/graph/guest.ts'
import { MUTATIONS, PAYMENT, SHIPPING, done, mutate } from '../testkit/shoppers/purchase.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { ownDatabase } from '../testkit/servers/shopDatabase.ts'
import { startPlatform } from '../testkit/servers/startPlatform.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const SECRET = 'the secret of this suite is long enough to seal with'
const COOKIE = 'hogar_session_hogar'

const OWN = 'query ($id: ID!) { viewer { cart { id lines { sku } } } node(id: $id) { __typename } }'

/** Token of a cart, of 32 hexadecimal digits: every caller that knows it has the cart. */
const CART_TOKEN = /^[0-9a-f]{32}$/

let dataDirectory: string
let database: Awaited<ReturnType<typeof ownDatabase>>
let platform: Awaited<ReturnType<typeof startPlatform>>
let proxied: ProxiedGateway
let owner: Guest
let sku: string
let ids: { cart: string; line: string; order: string }
/** Value of the owner's session cookie. */
let genuine: string
const replies: Reply[] = []

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'hogar-session-'))
  database = await ownDatabase()
  platform = await startPlatform(dataDirectory, { ...database.env, LOG_LEVEL: 'debug' })
  proxied = await startGatewayBehindProxy(platform.url, { LOG_LEVEL: 'debug', SESSION_SECRET: SECRET })
  sku = (await plentifulWares(proxied.gateway, 1))[0]!.sku
  owner = noting(asGuest(proxied.gateway))
  await done(owner, 'addCartLines', { lines: [{ sku }] })
  await done(owner, 'setCartShipping', SHIPPING)
  await done(owner, 'setCartPayment', PAYMENT)
  const beforeOrder = owner.cookie()
  const { order } = await done(owner, 'placeOrder', { email: 'ana@example.mx', clientMutationId: crypto.randomUUID() })
  // A session that has missed the order asks for a cart that is gone: the platform names it in its refusal.
  await noting(asGuest(proxied.gateway, 'hogar', beforeOrder)).run('{ viewer { cart { id } } }')
  const { cart } = await done(owner, 'addCartLines', { lines: [{ sku, quantity: 2 }] })
  ids = { cart: cart!.id, line: cart!.lines[0]!.id, order: order!.id }
  genuine = owner.cookie().slice(`${COOKIE}=`.length)
})
afterAll(async () => {
  await proxied?.stop()
  await platform?.stop()
  await database?.drop()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** A guest whose answers are kept, to be searched for what must not be in them. */
function noting(guest: Guest): Guest {
  const send: Guest['send'] = async (...request) => {
    const reply = await guest.send(...request)
    replies.push(reply)
    return reply
  }
  const run: Guest['run'] = async (query, variables) => {
    const reply = await send(query, variables)
    if (reply.errors || !reply.data) throw new Error(`${query}: ${reply.text}`)
    return reply.data
  }
  return { ...guest, send, run }
}

/** Without the format's version, which stands behind the seal. */
const seal = () => genuine.replace(/~\d$/, '')
const altered = (at: number) => {
  const place = Math.floor(genuine.length * at)
  return genuine.slice(0, place) + (genuine[place] === 'A' ? 'B' : 'A') + genuine.slice(place + 1)
}
const sealed = (secret: string, store: string, data: object = {}) =>
  createSessionSeal([secret]).seal({
    id: crypto.randomUUID(),
    store,
    data: { ...EMPTY_SESSION, cartToken: cartTokens().at(-1) ?? '', ...data },
  })

const FORGERIES: readonly (readonly [string, () => string | Promise<string>])[] = [
  ['nothing', () => ''],
  ['a word', () => 'admin'],
  ['JSON', () => JSON.stringify({ cartToken: cartTokens().at(-1) })],
  ['the bare cart token', () => cartTokens().at(-1)!],
  ['the empty seal', () => 'Fe26.2*******'],
  ['the name of an object’s own property', () => '__proto__'],
  ['bytes', () => '%00%ff%fe'],
  ['the first half', () => genuine.slice(0, genuine.length / 2)],
  ['all but the last character', () => seal().slice(0, -1)],
  ['one with more behind it', () => `${seal()}A`],
  ['one altered at its begin', () => altered(0.02)],
  ['one altered in its salt', () => altered(0.2)],
  ['one altered in its middle', () => altered(0.5)],
  ['one altered in its signature', () => altered(0.97)],
  ['one of another secret', () => sealed('a secret of another server that is as long as ours', 'hogar')],
  ['one of another store', () => sealed(SECRET, 'viu')],
  ['one of another shape', () => sealed(SECRET, 'hogar', { cartToken: ['x'], orders: 'all' })],
  ['one that is too long', () => genuine.padEnd(6_000, 'A')],
  ['one that is far too long', () => 'A'.repeat(14_000)],
]

describe('a session', () => {
  it('is opened by its cookie, and by the same value as Bearer', async () => {
    const bearer = await asGuest(proxied.gateway).send(OWN, { id: ids.cart }, { authorization: `Bearer ${genuine}` })
    const own = { viewer: { cart: { id: ids.cart, lines: [{ sku }] } }, node: { __typename: 'Cart' } }
    expect(bearer.data).toEqual(own)
    expect(await owner.run(OWN, { id: ids.cart })).toEqual(own)
  })

  describe.each(FORGERIES)('forged as %s', (_name, forge) => {
    it('opens nothing by cookie, and is no error', async () => {
      const headers = { cookie: `${COOKIE}=${await forge()}` }
      const reply = await asGuest(proxied.gateway).send(OWN, { id: ids.cart }, headers)
      expect([reply.status, reply.errors]).toEqual([200, undefined])
      expect(reply.data).toEqual({ viewer: { cart: null }, node: null })
      const order = await asGuest(proxied.gateway).send(OWN, { id: ids.order }, headers)
      expect([order.errors, order.data]).toEqual([undefined, { viewer: { cart: null }, node: null }])
    })

    it('is refused as Bearer, and no guest', async () => {
      await expectRefusedBearer(proxied.gateway, { authorization: `Bearer ${await forge()}` })
    })
  })

  it('that has ended is refused as Bearer, and a guest’s by cookie', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (SESSION_TTL_SECONDS + 60) * 1_000 })
    const ended = await sealed(SECRET, 'hogar')
    vi.useRealTimers()
    await expectRefusedBearer(proxied.gateway, { authorization: `Bearer ${ended}` })
    const reply = await asGuest(proxied.gateway).send(OWN, { id: ids.cart }, { cookie: `${COOKIE}=${ended}` })
    expect([reply.status, reply.data]).toEqual([200, { viewer: { cart: null }, node: null }])
  })

  it('is kept from scripts: its cookie is HttpOnly, and of this site', () => {
    const cookies = replies.flatMap(({ headers }) => headers.getSetCookie())
    expect(cookies.length).toBeGreaterThan(3)
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  })
})

describe('an object of another session', () => {
  const stranger = async () => {
    const guest = asGuest(proxied.gateway)
    await done(guest, 'addCartLines', { lines: [{ sku }] })
    return guest
  }

  it.each(['cart', 'line', 'order'] as const)(
    'is null like an unknown one, requested by the id of the %s',
    async (kind) => {
      const query = 'query ($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }'
      const id = ids[kind]
      const variables = { id, ids: [id, id] }
      expect(await owner.run(query, variables)).toEqual({ node: { id }, nodes: [{ id }, { id }] })
      const nothing = { node: null, nodes: [null, null] }
      for (const guest of [await stranger(), asGuest(proxied.gateway), asGuest(proxied.gateway, 'viu')]) {
        expect(await guest.run(query, variables)).toEqual(nothing)
      }
      // In another store the owner is a stranger as well.
      expect(await asGuest(proxied.gateway, 'viu', owner.cookie()).run(query, variables)).toEqual(nothing)
    },
  )

  it('cannot be changed by naming it', async () => {
    const guest = await stranger()
    const line = { id: ids.line }
    expect((await mutate(guest, 'updateCartLines', { lines: [{ line, quantity: 9 }] })).userErrors).toMatchObject([
      { code: 'LINE_NOT_FOUND' },
    ])
    const removed = await mutate(guest, 'removeCartLines', { lines: [line] })
    expect(removed.cart?.lines).toMatchObject([{ sku, quantity: 1 }])
    expect(await owner.run('{ viewer { cart { totalQuantity } } }')).toEqual({ viewer: { cart: { totalQuantity: 2 } } })
  })

  it.each(['Cart', 'CartLine', 'Order'])('is not found by a forged id of a %s', async (type) => {
    const made = (...keys: string[]) => Buffer.from(JSON.stringify([type, 'hogar', ...keys])).toString('base64url')
    const token = cartTokens().at(-1) ?? ''
    const guesses = [
      made(),
      made(''),
      made(token),
      made(token, '1'),
      made('../1'),
      made('000000001', token),
      made('a/b?cartId=1'),
    ]
    const { nodes } = await (await stranger()).run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: guesses })
    expect(nodes).toEqual(guesses.map(() => null))
  })
})

/** The tokens of all carts, as they stood in what the gateway sent to the platform, the latest last. */
function cartTokens(): readonly string[] {
  const tokens = proxied.upstream.calls.flatMap(({ query }) => query.get('cartId') || [])
  return [...new Set(tokens)]
}

describe('the token of a cart', () => {
  it('is in no answer, neither in its body nor in its headers', async () => {
    const spoilt = noting(owner)
    proxied.upstream.setFault(({ path }) =>
      path === '/api/cart/pull'
        ? { kind: 'answer', status: 400, body: JSON.stringify({ code: 400, result: `No cart ${cartTokens()[1]}` }) }
        : undefined,
    )
    await spoilt.send('{ viewer { cart { id } } }')
    await spoilt.send(MUTATIONS.addCartLines, { input: { lines: [{ sku }] } })
    proxied.upstream.setFault(({ path }) => (path.startsWith('/api/cart/') ? { kind: 'cut' } : undefined))
    await spoilt.send('{ viewer { cart { id } } }')
    proxied.upstream.setFault(null)
    const tokens = cartTokens()
    expect(tokens.length).toBeGreaterThanOrEqual(2)
    expect(tokens.every((token) => CART_TOKEN.test(token))).toBe(true)
    const told = replies.map(({ text, headers }) => `${text}\n${[...headers].join('\n')}`).join('\n')
    expect(told).toContain('userErrors')
    expect(
      tokens.filter((token) => told.includes(token) || told.includes(Buffer.from(token).toString('base64url'))),
    ).toEqual([])
  })

  it('is in no log, however much is logged', async () => {
    // What a process prints comes by a pipe of its own, and may come later than its answers.
    await expect.poll(() => proxied.output()).toContain('upstream failed')
    const gateway = proxied.output()
    await expect.poll(() => platform.output()).toMatch(/\/api\/cart\/pull\?\S*cartId=\*\*\*/)
    expect(cartTokens().filter((token) => gateway.includes(token) || platform.output().includes(token))).toEqual([])
  })

  it('is in no metric', async () => {
    const metrics = await (await fetch(`${proxied.gateway}/metrics`)).text()
    const ready = await (await fetch(`${proxied.gateway}/health/ready`)).text()
    expect(metrics).toContain('cartPull')
    expect(cartTokens().filter((token) => metrics.includes(token) || ready.includes(token))).toEqual([])
  })
})
