import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sketchResolvers } from './testing/sketchResolvers.ts'
import { type GraphqlReply, startTestGateway, type TestGateway } from './testing/startTestGateway.ts'

/** Reads a place in an answer: `product.related.0.price`. */
function at(reply: GraphqlReply, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], reply.body.data)
}

/** An operation goes its compiled way once it has come a few times. */
async function oftenEnough(send: () => Promise<GraphqlReply>): Promise<GraphqlReply> {
  for (let count = 0; count < 4; count += 1) await send()
  return send()
}

describe.each([
  ['compiled', true],
  ['through Yoga', false],
])('an operation, %s,', (_way, compiles) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({
      compiles,
      resolvers: sketchResolvers,
      env: {
        NODE_ENV: 'production',
        PARTNER_KEYS: JSON.stringify({ acme: createHash('sha256').update('key').digest('hex') }),
      },
    })
  })
  afterAll(() => gateway.close())

  const run = (query: string, variables?: object, headers: Record<string, string> = {}) =>
    oftenEnough(() => gateway.post({ query, variables }, { 'x-api-key': 'key', ...headers }))

  it('answers with data and cost', async () => {
    const { status, body } = await run(
      '{ store { code name } product(by: { sku: "A" }) { __typename sku ... on SimpleProduct { name } } }',
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      data: {
        store: { code: 'hogar', name: 'Hogar' },
        product: { __typename: 'SimpleProduct', sku: 'A', name: 'Silla "A" Ñ' },
      },
      extensions: {
        cost: {
          requested: 2,
          maximum: 50_000,
          charged: 11,
          remaining: expect.any(Number),
          limit: 600_000,
          resetAt: expect.any(String),
        },
      },
    })
  })

  it('keeps fragments on two types apart', async () => {
    const query = `{ product(by: { sku: "A" }) { related {
      ... on SimpleProduct { price { final { amount } } }
      ... on VirtualProduct { price { final { currencyCode } regular { amount } } } } } }`
    expect(at(await run(query), 'product.related')).toEqual([
      { price: { final: { amount: '9.50' } } },
      { price: { final: { currencyCode: 'MXN' }, regular: { amount: '10.00' } } },
    ])
  })

  it('fills in the defaults of arguments, input fields and variables', async () => {
    const media = `query ($width: Int, $format: ImageFormat = WEBP) { product(by: { sku: "A" }) { media { url(width: $width, format: $format) } } }`
    const url = String(at(await run(media), 'product.media.0.url'))
    expect(JSON.parse(url.split('?')[1]!)).toEqual({ width: 800, height: 800, format: 'WEBP' })
    const add = `mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { cart { id } } }`
    expect(at(await run(add, { input: { lines: [{ sku: 'L' }] } }), 'addCartLines.cart.id')).toBe('L1')
    const literal = `mutation { addCartLines(input: { lines: [{ sku: "K" }] }) { cart { id } } }`
    expect(at(await run(literal), 'addCartLines.cart.id')).toBe('K1')
  })

  it('masks what goes wrong, keeps the rest, and says where', async () => {
    const { body, status } = await run(`{
      mistake: product(by: { sku: "mistake" }) { sku } timeout: product(by: { sku: "timeout" }) { sku }
      forbidden: product(by: { sku: "forbidden" }) { sku } fine: product(by: { sku: "A" }) { sku stock { status } } }`)
    expect(status).toBe(200)
    expect(body.data).toEqual({ mistake: null, timeout: null, forbidden: null, fine: { sku: 'A', stock: null } })
    const told = Object.fromEntries(body.errors!.map((error) => [error.path!.join('.'), error]))
    expect(told).toMatchObject({
      mistake: { message: 'Internal server error.', extensions: { code: 'INTERNAL' } },
      timeout: { extensions: { code: 'UPSTREAM_TIMEOUT' } },
      forbidden: { message: 'Not yours.', extensions: { code: 'FORBIDDEN' } },
      'fine.stock': { extensions: { code: 'UPSTREAM_UNAVAILABLE' }, locations: [{ line: 3, column: 98 }] },
    })
    expect(body.errors!.every((error) => typeof error.extensions['requestId'] === 'string')).toBe(true)
    expect(JSON.stringify(body)).not.toMatch(/secret|10\.0\.0\.5|stack|\.ts:/)
  })

  it('seals the session into X-Session for an app, and finds it again', async () => {
    const add = `mutation { addCartLines(input: { lines: [{ sku: "S" }] }) { cart { id } } }`
    const sealed = (await run(add)).headers.get('x-session')!
    const again = await run(add, undefined, { authorization: `Bearer ${sealed}` })
    expect(again.headers.get('x-session')).not.toBe(sealed)
    expect(again.headers.get('set-cookie')).toBeNull()
    const viewer = await run('{ viewer { cart { id } } }', undefined, { authorization: `Bearer ${sealed}` })
    expect(viewer.body.data).toEqual({ viewer: { cart: { id: 'S1' } } })
    expect(viewer.headers.get('x-session')).toBeNull()
  })

  it('seals the session into a cookie that no script reads, one for each store', async () => {
    const add = `mutation { addCartLines(input: { lines: [{ sku: "S" }] }) { cart { id } } }`
    const viewer = '{ viewer { cart { id } } }'
    const cookie = (await run(add)).headers.get('set-cookie')!
    expect(cookie).toMatch(/^hogar_session_hogar=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    const [pair = ''] = cookie.split(';')
    expect(at(await run(viewer, undefined, { cookie: `other=1; ${pair}` }), 'viewer.cart.id')).toBe('S1')
    const elsewhere = { cookie: pair.replace('_hogar=', '_viu='), 'x-store': 'viu' }
    expect(at(await run(viewer, undefined, elsewhere), 'viewer.cart')).toBeNull()
    expect(at(await run(viewer, undefined, { cookie: pair.replace('*', '*0') }), 'viewer.cart')).toBeNull()
    const secure = await run(add, undefined, { 'x-forwarded-proto': 'https' })
    expect(secure.headers.get('set-cookie')).toContain('; Secure')
  })

  it('marks the answer to a session as private, no-store', async () => {
    const { headers } = await run('{ viewer { cart { id } } }')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
  })
})

describe('a stranger in production', () => {
  const text = 'query Known { store { code } }'
  let gateway: TestGateway
  beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'operations-')), 'operations.json')
    writeFileSync(file, JSON.stringify({ md5id: text }))
    gateway = await startTestGateway({
      resolvers: sketchResolvers,
      env: { NODE_ENV: 'production', OPERATIONS_FILE: file, RATE_FACTOR: '1', TRUST_PROXY: '1' },
    })
  })
  afterAll(() => gateway.close())

  const sha256 = createHash('sha256').update(text).digest('hex')

  it.each([
    ['id', { id: 'md5id' }],
    ['documentId', { documentId: sha256 }],
    ['persistedQuery', { extensions: { persistedQuery: { version: 1, sha256Hash: sha256 } } }],
    ['its text', { query: text }],
  ])('runs a persisted operation by %s', async (_name, request) => {
    expect((await gateway.post(request)).body.data).toEqual({ store: { code: 'hogar' } })
  })

  it('runs it by GET too, for caches to keep', async () => {
    const { body, headers } = await gateway.get({ id: 'md5id' })
    expect(body.data).toEqual({ store: { code: 'hogar' } })
    expect(headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30, stale-while-revalidate=60')
    expect(headers.get('vary')!.toLowerCase()).toContain('x-store')
  })

  it('runs it by an id beside its own text or hash', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256 } }
    expect((await gateway.post({ id: 'md5id', query: text, extensions })).body.data).toEqual({
      store: { code: 'hogar' },
    })
  })

  it.each([
    ['another text', { id: 'md5id', query: 'query Other { store { name } }' }],
    ['a text', { documentId: 'unknown', query: text }],
    ['another hash', { id: 'md5id', extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } }],
  ])('refuses an id beside %s that it does not name, in each format', async (_name, request) => {
    for (const accept of ['application/graphql-response+json', 'application/json']) {
      const { status, body } = await gateway.post(request, { accept })
      expect([status, body.errors]).toMatchObject([
        400,
        [{ message: expect.stringContaining('send one of them'), extensions: { code: 'BAD_USER_INPUT' } }],
      ])
    }
  })

  it.each([
    ['another text', { query: 'query Known { store { name } }' }, 'FORBIDDEN'],
    ['an unknown id', { id: 'other' }, 'NOT_FOUND'],
    ['introspection', { query: '{ __schema { types { name } } }' }, 'FORBIDDEN'],
  ])('does not run %s', async (_name, request, code) => {
    const { status, body } = await gateway.post(request)
    expect(status).toBe(400)
    expect(body.data).toBeUndefined()
    expect(body.errors).toMatchObject([{ extensions: { code } }])
  })
})

describe('a client above its rate limit', () => {
  it('gets the time to wait, and other clients are not limited', async () => {
    const gateway = await startTestGateway({
      resolvers: sketchResolvers,
      env: { RATE_FACTOR: '0.0005', TRUST_PROXY: '1' },
    })
    const ask = (address: string) => gateway.post({ query: '{ store { code } }' }, { 'x-forwarded-for': address })
    const replies = await Promise.all(Array.from({ length: 60 }, () => ask('192.0.2.1')))
    const refused = replies.find((reply) => reply.status === 429)
    expect(refused?.body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('192.0.2.2')).status).toBe(200)
    await gateway.close()
  })
})

describe('@defer', () => {
  const query =
    '{ store { code } product(by: { sku: "A" }) { sku ... @defer(label: "late") { name stock { status } } } }'
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({ resolvers: sketchResolvers })
  })
  afterAll(() => gateway.close())

  it('comes in parts to a client that reads them, each masked', async () => {
    const response = await fetch(gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'multipart/mixed, application/json' },
      body: JSON.stringify({ query }),
    })
    expect(response.headers.get('content-type')).toContain('multipart/mixed')
    const text = await response.text()
    const parts = text
      .split(/\r\n---(?:--)?/)
      .flatMap((part) => (part.includes('{') ? [JSON.parse(part.slice(part.indexOf('{')))] : []))
    expect(parts[0]).toMatchObject({
      data: { store: { code: 'hogar' }, product: { sku: 'A' } },
      hasNext: true,
      extensions: { cost: { requested: 3 } },
    })
    const deferred = parts.flatMap((part) => part.incremental ?? [])
    expect(deferred).toMatchObject([
      {
        label: 'late',
        path: ['product'],
        data: { name: 'Silla "A" Ñ', stock: null },
        errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
      },
    ])
    expect(text).not.toContain('secret')
  })

  it('comes in the format that Accept asks for, which the answer names', async () => {
    const ask = async (accept: string) => {
      const headers = { 'content-type': 'application/json', accept }
      const response = await fetch(gateway.url, { method: 'POST', headers, body: JSON.stringify({ query }) })
      const text = await response.text()
      expect(text).not.toContain('secret')
      const parts = text
        .split(/\r\n---(?:--)?/)
        .flatMap((part) => (part.includes('{') ? [JSON.parse(part.slice(part.indexOf('{')))] : []))
      return { type: response.headers.get('content-type'), parts }
    }
    const older = await ask('multipart/mixed;deferSpec=20220824,application/json')
    expect(older.type).toBe('multipart/mixed; boundary="-"; deferSpec=20220824')
    expect(older.parts.flatMap((part) => part.incremental ?? [])).toMatchObject([{ label: 'late', path: ['product'] }])
    const newer = await ask('multipart/mixed;incrementalSpec=v0.2,application/json')
    expect(newer.type).toBe('multipart/mixed; boundary="-"; incrementalSpec=v0.2')
    expect(newer.parts[0]).toMatchObject({
      data: { product: { sku: 'A' } },
      pending: [{ id: '0', path: ['product'], label: 'late' }],
      extensions: { cost: { requested: 3 } },
      hasNext: true,
    })
    const [part] = newer.parts.flatMap(({ incremental = [] }) => incremental)
    expect(part).toMatchObject({
      id: '0',
      data: { name: 'Silla "A" Ñ', stock: null },
      errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    })
    expect(newer.parts.flatMap(({ completed = [] }) => completed)).toMatchObject([{ id: '0' }])
  })

  it('is not needed by a client that reads parts alone', async () => {
    for (let count = 0; count < 5; count += 1) {
      const reply = await gateway.post({ query: '{ store { code } }' }, { accept: 'multipart/mixed' })
      expect([reply.status, reply.body.data]).toEqual([200, { store: { code: 'hogar' } }])
    }
  })

  it.each([
    [
      '{ product(by: { sku: "A" }) { related @stream(initialCount: -1) { sku } } }',
      {},
      'initialCount" of @stream must be 0',
    ],
    [
      'query ($n: Int!) { product(by: { sku: "A" }) { related @stream(initialCount: $n) { sku } } }',
      { n: -5 },
      'must be 0',
    ],
    [
      'query ($n: Int) { product(by: { sku: "A" }) { related @stream(initialCount: $n) { sku } } }',
      { n: null },
      'null',
    ],
    [
      'query ($n: Boolean) { product(by: { sku: "A" }) { ... @defer(if: $n) { sku } } }',
      { n: null },
      '"if" of @defer must',
    ],
    [
      'query ($n: Boolean = true) { product(by: { sku: "A" }) { sku @include(if: $n) } }',
      { n: null },
      '"if" of @include',
    ],
    [
      'query ($n: Boolean = true) { product(by: { sku: "A" }) { ...p } } fragment p on Product { sku @skip(if: $n) }',
      { n: null },
      '"if" of @skip',
    ],
  ])(
    'is refused with a value that a directive does not allow, whatever the client accepts: %s',
    async (query, variables, words) => {
      for (const accept of [
        'multipart/mixed, application/json',
        'multipart/mixed;incrementalSpec=v0.2',
        'application/json',
      ]) {
        const { body } = await oftenEnough(() => gateway.post({ query, variables }, { accept }))
        expect(body.errors).toMatchObject([
          { message: expect.stringContaining(words), extensions: { code: 'BAD_USER_INPUT' } },
        ])
      }
    },
  )

  it('comes whole to a client that does not, on both ways', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { body } = await gateway.post({ query })
      expect(body.data).toEqual({ store: { code: 'hogar' }, product: { sku: 'A', name: 'Silla "A" Ñ', stock: null } })
    }
  })
})
