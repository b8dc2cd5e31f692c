import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaksIn } from '../testkit/graph/leaks.ts'
import { type RawGraphql, rawGraphql } from '../testkit/graph/rawGraphql.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const KEY = 'the key of a partner app'
const PARTNER = { 'x-api-key': KEY } as const
const STORE = 'query Store { store { code } }'
const PERSISTED = {
  store: STORE,
  viewer: 'query Viewer { viewer { cart { id } } }',
  add: 'mutation Add($sku: String!) { addCartLines(input: { lines: [{ sku: $sku }] }) { userErrors { code } } }',
  introspect: 'query Introspect { __schema { types { name } } }',
  costly:
    'query Costly { search(term: "xyzxyz", first: 100) { nodes { related(first: 12) { related(first: 24) { sku } } } } }',
} as const

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let directory: string
let proxied: ProxiedGateway
let client: RawGraphql
let sku: string

beforeAll(async () => {
  sku = (await plentifulWares(sharedShop().gateway, 1))[0]!.sku
  directory = await mkdtemp(join(tmpdir(), 'hogar-operations-'))
  await writeFile(join(directory, 'operations.json'), JSON.stringify(PERSISTED))
  proxied = await startGatewayBehindProxy(sharedShop().platform, {
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret that is only used by this suite',
    OPERATIONS_FILE: join(directory, 'operations.json'),
    PARTNER_KEYS: JSON.stringify({ app: sha256(KEY) }),
    ALLOWED_ORIGINS: 'https://shop.example',
  })
  client = rawGraphql(proxied.gateway)
})
afterAll(async () => {
  await proxied?.stop()
  await rm(directory, { recursive: true, force: true })
})

const refused = (code: string) => [{ extensions: { code } }]

describe('in production, a stranger', () => {
  it.each([
    ['by its id', { id: 'store' }],
    ['by its id under the draft’s name', { documentId: 'store' }],
    ['by its hash', { id: sha256(STORE) }],
    ['by its hash in the extensions', { extensions: { persistedQuery: { version: 1, sha256Hash: sha256(STORE) } } }],
    ['by its text, letter by letter', { query: STORE }],
  ])('may send a persisted operation %s', async (_way, body) => {
    expect(await client.post(body)).toMatchObject({ status: 200, data: { store: { code: 'hogar' } } })
  })

  it.each([
    ['another document', { query: '{ store { name } }' }],
    ['a persisted one with a blank more', { query: `${STORE} ` }],
    [
      'another document under a known hash',
      { query: '{ store { name } }', extensions: { persistedQuery: { sha256Hash: sha256('{ store { name } }') } } },
    ],
    ['introspection', { query: getIntrospectionQuery() }],
    ['introspection that was persisted', { id: 'introspect' }],
    ['a type by name', { query: '{ __type(name: "Cart") { name } }' }],
  ])('may not send %s', async (_what, body) => {
    const reply = await client.post(body)
    expect(reply).toMatchObject({ status: 400, errors: refused('FORBIDDEN') })
    expect(reply.data).toBeUndefined()
    expect(leaksIn(reply.text)).toEqual([])
  })

  it('gets NOT_FOUND for an unknown id, and no hint to send its text', async () => {
    for (const id of ['nope', '__proto__', 'constructor', sha256('x')]) {
      const reply = await client.post({ id })
      expect(reply).toMatchObject({ status: 400, errors: refused('NOT_FOUND') })
      expect(reply.data).toBeUndefined()
    }
  })

  it('has the same cost limit as all clients', async () => {
    expect(await client.post({ id: 'costly' })).toMatchObject({ status: 400, errors: refused('COST_LIMITED') })
  })

  it('sees no playground and nothing of the calls behind an answer', async () => {
    const page = await client.send({ headers: { accept: 'text/html' } })
    expect(page.status).toBe(406)
    expect(page.text).not.toContain('<html')
    expect((await client.post({ id: 'store' })).extensions).toEqual({ cost: expect.anything() })
  })
})

describe('in production, a partner', () => {
  it('may introspect, and ask what the app likes', async () => {
    const schema = await client.post({ query: getIntrospectionQuery() }, PARTNER)
    expect(schema.data).toMatchObject({ __schema: { queryType: { name: 'Query' } } })
    expect((await client.post({ query: '{ store { name } }' }, PARTNER)).data).toEqual({ store: { name: 'Hogar' } })
  })

  it('has a larger purse', async () => {
    const reply = await client.post({ id: 'costly' }, PARTNER)
    expect([reply.errors, reply.extensions]).toMatchObject([undefined, { cost: { maximum: 50_000 } }])
  })

  it.each(['guess', KEY.toUpperCase(), `${KEY} `.repeat(2), sha256(KEY)])('is refused with the key %j', async (key) => {
    const reply = await client.post({ query: '{ store { name } }' }, { 'x-api-key': key })
    expect(reply).toMatchObject({ status: 401, errors: refused('UNAUTHENTICATED') })
  })

  it('keeps a session without a cookie jar', async () => {
    const added = await client.post({ id: 'add', variables: { sku } }, PARTNER)
    expect(added.data).toEqual({ addCartLines: { userErrors: [] } })
    const authorization = `Bearer ${added.headers.get('x-session')}`
    expect((await client.post({ id: 'viewer' }, { ...PARTNER, authorization })).data).toMatchObject({
      viewer: { cart: { id: expect.any(String) } },
    })
  })
})

describe('in production, an answer', () => {
  it('to a guest without a session may be cached, to a session never', async () => {
    const open = await client.get({ id: 'store' }, { 'x-hogar-client': 'test' })
    expect(open.headers.get('cache-control')).toMatch(/^public, .*max-age=/)
    const added = await client.post({ id: 'add', variables: { sku } })
    const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    for (const id of ['viewer', 'store']) {
      const own = await client.get({ id }, { 'x-hogar-client': 'test', cookie })
      expect([id, own.headers.get('cache-control')]).toEqual([id, expect.stringContaining('no-store')])
    }
  })

  it('carries its cookie over HTTPS alone, where the balancer speaks it', async () => {
    const added = await client.post({ id: 'add', variables: { sku } }, { 'x-forwarded-proto': 'https' })
    expect(added.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax; .*Secure/)
  })

  it('may be read by the shop’s own pages', async () => {
    const reply = await client.post({ id: 'store' }, { origin: 'https://shop.example' })
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    const other = await client.post({ id: 'store' }, { origin: 'https://shop.example.evil' })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

/** A slip of the pen in every place that could be answered with what would have been right, and what that is. */
const SLIPS: readonly Readonly<{ where: string; query: string; hidden: RegExp; variables?: object }>[] = [
  { where: 'a field', query: '{ stor { code } }', hidden: /\bstores?\b/ },
  { where: 'a field of an interface', query: '{ search(term: "abc") { nodes { nam } } }', hidden: /\bname\b/ },
  { where: 'an argument', query: '{ search(term: "abc", firs: 3) { totalCount } }', hidden: /\bfirst\b/ },
  {
    where: 'a type',
    query: '{ search(term: "abc") { nodes { ... on SimpleProdukt { sku } } } }',
    hidden: /SimpleProduct/,
  },
  {
    where: 'the type of a variable',
    query: 'query ($a: ProductSor) { search(term: "abc", sort: $a) { totalCount } }',
    hidden: /ProductSort\b/,
  },
  { where: 'an enum value', query: '{ search(term: "abc", sort: LATES) { totalCount } }', hidden: /LATEST/ },
  { where: 'a quoted enum value', query: '{ search(term: "abc", sort: "LATES") { totalCount } }', hidden: /LATEST/ },
  { where: 'an input field', query: '{ product(by: { urlPat: "x" }) { sku } }', hidden: /urlPath/ },
  { where: 'a directive', query: '{ store { code @includ(if: true) } }', hidden: /@include\b/ },
  { where: 'an argument of a directive', query: '{ store { code @include(if: true, iff: true) } }', hidden: /"if"/ },
  { where: 'a mutation', query: 'mutation { addCartLine(input: {}) { clientMutationId } }', hidden: /addCartLines/ },
  {
    where: 'an enum value in a variable',
    query: 'query ($a: ProductSort) { search(term: "abc", sort: $a) { totalCount } }',
    hidden: /LATEST/,
    variables: { a: 'LATES' },
  },
  {
    where: 'an input field in a variable',
    query: 'query ($a: ProductBy!) { product(by: $a) { sku } }',
    hidden: /urlPath/,
    variables: { a: { urlPat: 'x' } },
  },
  {
    where: 'an input field deep in a variable',
    query: 'mutation ($a: AddCartLinesInput!) { addCartLines(input: $a) { clientMutationId } }',
    hidden: /customOptions/,
    variables: { a: { lines: [{ sku: 'x', customOption: [] }] } },
  },
]

describe('in production, no answer helps to guess the schema', () => {
  it.each(SLIPS)('$where', async ({ query, hidden, variables }) => {
    const reply = await client.post({ query, variables }, PARTNER)
    expect([reply.status, reply.data]).toEqual([400, undefined])
    expect(new Set(reply.errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']))
    expect(reply.errors?.map(({ message }) => message).join('\n')).not.toMatch(hidden)
    expect(leaksIn(reply.text)).toEqual([])
  })
})
