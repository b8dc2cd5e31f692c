import { createHash } from 'node:crypto'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sketchResolvers } from '../testing/sketchResolvers.ts'
import { type GraphqlReply, startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'

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
])('an operation, %s,', (_way, fastPath) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({
      fastPath,
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
      extensions: { cost: { requested: 2, maximum: 50_000 } },
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
      mistake: { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } },
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

  it('says that a session’s answer is nobody else’s', async () => {
    const { headers } = await run('{ viewer { cart { id } } }')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
  })
})

describe('a stranger in production', () => {
  const text = 'query Known { store { code } }'
  let gateway: TestGateway
  beforeAll(async () => {
    const { writeFileSync, mkdtempSync } = await import('node:fs')
    const file = `${mkdtempSync('/tmp/operations-')}/operations.json`
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
    expect(headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=60')
    expect(headers.get('vary')!.toLowerCase()).toContain('x-store')
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

  it('is told to slow down, by address', async () => {
    const from = (address: string) => gateway.post({ id: 'md5id' }, { 'x-forwarded-for': address })
    const statuses = async () => (await from('192.0.2.1')).status
    expect(await statuses()).toBe(200)
    const { sharedStore } = await import('../sharedStore/memoryStore.ts').then(({ createMemoryStore }) => ({
      sharedStore: createMemoryStore(),
    }))
    const limited = await startTestGateway({ resolvers: sketchResolvers, sharedStore, env: { RATE_FACTOR: '0.001' } })
    const replies = await Promise.all(
      Array.from({ length: 80 }, () => limited.post({ query: text }, { 'x-forwarded-for': '192.0.2.1' })),
    )
    const refused = replies.find((reply) => reply.status === 429)!
    expect(refused.body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await limited.post({ query: text }, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200)
    await limited.close()
  })
})

describe('at the door', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({ resolvers: sketchResolvers, env: { ALLOWED_ORIGINS: 'https://shop.example' } })
  })
  afterAll(() => gateway.close())
  const query = '{ store { code } }'

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json; charset=latin1', 415],
    ['application/json; charset=UTF-8', 200],
  ])('content type %s is answered with %i', async (contentType, status) => {
    expect((await gateway.post({ query }, { 'content-type': contentType })).status).toBe(status)
  })

  it('a GET without the custom header is refused', async () => {
    const response = await fetch(`${gateway.url}?query=${encodeURIComponent(query)}`)
    expect(response.status).toBe(403)
  })

  it('a mutation by GET is refused with the method to use', async () => {
    const { status, headers } = await gateway.get({
      query: 'mutation { removeCartCoupon(input: {}) { clientMutationId } }',
    })
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is refused with the methods to use', async (method) => {
    const response = await fetch(gateway.url, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  it('a body that is too long is refused by its announced and by its real length', async () => {
    const long = JSON.stringify({ query, pad: 'x'.repeat(256 * 1024) })
    expect((await gateway.post(long)).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 5; count += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(64 * 1024)))
        controller.close()
      },
    })
    const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': 'application/json' } }
    expect((await fetch(gateway.url, init as RequestInit)).status).toBe(413)
  })

  it('a URL or head that is too long is refused', async () => {
    expect((await fetch(`${gateway.url}?query=${'x'.repeat(17_000)}`)).status).toBe(414)
    expect((await fetch(gateway.url, { headers: { 'x-long': 'x'.repeat(17_000) } })).status).toBe(431)
  })

  it('every answer forbids guessing its type and names the request', async () => {
    const { headers } = await gateway.post({ query }, { 'x-request-id': 'abc-12345' })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toBe('abc-12345')
    expect((await gateway.post({ query }, { 'x-request-id': '<script>' })).headers.get('x-request-id')).toMatch(
      /^[\w-]{36}$/,
    )
  })

  it('only the exact origins on the list are let in', async () => {
    const allowed = async (origin: string) =>
      (await gateway.post({ query }, { origin })).headers.get('access-control-allow-origin')
    expect(await allowed('https://shop.example')).toBe('https://shop.example')
    expect(await allowed('https://shop.example.evil')).toBeNull()
    expect(await allowed('http://shop.example')).toBeNull()
    const preflight = await fetch(gateway.url, { method: 'OPTIONS', headers: { origin: 'https://shop.example' } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-hogar-client')
  })

  it.each([
    ['an array', '[]'],
    ['a text', '"x"'],
    ['no JSON', '{'],
    ['no query', '{}'],
    ['a query that is no text', '{"query":1}'],
    ['variables that are a text', JSON.stringify({ query, variables: '{}' })],
    ['extensions that are a list', JSON.stringify({ query, extensions: [] })],
  ])('%s as body is refused with 400', async (_name, body) => {
    const reply = await gateway.post(body)
    expect(reply.status).toBe(400)
    expect(reply.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  it('properties that it does not know are ignored', async () => {
    expect((await gateway.post({ query, unknown: 1 })).body.data).toEqual({ store: { code: 'hogar' } })
  })

  it('names the store by header, then by host', async () => {
    expect((await gateway.post({ query }, { 'x-store': 'viu' })).body.data).toEqual({ store: { code: 'viu' } })
    expect((await gateway.post({ query }, { 'x-store': 'nope' })).status).toBe(400)
  })

  it('an unknown key is refused', async () => {
    expect((await gateway.post({ query }, { 'x-api-key': 'guess' })).status).toBe(401)
  })

  it.each([
    ['a syntax error', '{ store { code ', 'The document is not valid GraphQL at line 1'],
    ['a field that does not exist', '{ store { cod } }', 'Cannot query field "cod" on type "Store".'],
    [
      'an enum value that does not exist',
      '{ search(term: "abc", sort: LATES) { totalCount } }',
      'Value "LATES" does not exist',
    ],
  ])('%s is refused without a hint', async (_name, text, message) => {
    const { status, body } = await gateway.post({ query: text })
    expect(status).toBe(400)
    expect(body).not.toHaveProperty('data')
    expect(body.errors![0]!.message).toContain(message)
    expect(JSON.stringify(body)).not.toMatch(/did you mean|Syntax Error|Expected/i)
  })

  it('variables are refused without a hint', async () => {
    const text = 'query ($sort: ProductSort) { search(term: "abc", sort: $sort) { totalCount } }'
    const { status, body } = await gateway.post({ query: text, variables: { sort: 'LATES' } })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toMatch(/did you mean|LATEST/i)
  })

  it('by application/json the same refusals say 200', async () => {
    const { status } = await gateway.post({ query: '{ nope }' }, { accept: 'application/json' })
    expect(status).toBe(200)
  })

  it('a cost above the maximum is refused, and follows the variables', async () => {
    const text =
      'query ($n: Int) { search(term: "abc", first: $n) { nodes { related { related { price { final { amount } } } } } } }'
    const costly = await gateway.post({ query: text, variables: { n: 100 } })
    expect(costly.body.errors).toMatchObject([{ extensions: { code: 'COST_LIMITED' } }])
    expect((await gateway.post({ query: text, variables: { n: 1 } })).body.errors).toBeUndefined()
  })

  it('lists in variables are bounded', async () => {
    const text = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { body } = await gateway.post({ query: text, variables: { ids: Array.from({ length: 51 }, () => 'x') } })
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  it('introspection as tools ask it is answered outside production', async () => {
    const { body } = await gateway.post({ query: getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }) })
    expect(body.errors).toBeUndefined()
  })

  it('shows the playground to a browser, with examples', async () => {
    const response = await fetch(gateway.url, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('X-Hogar-Client')
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

  it('comes whole to a client that does not, on both ways', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { body } = await gateway.post({ query })
      expect(body.data).toEqual({ store: { code: 'hogar' }, product: { sku: 'A', name: 'Silla "A" Ñ', stock: null } })
    }
  })
})

describe('health', () => {
  const open: TestGateway[] = []
  afterEach(async () => {
    for (const gateway of open.splice(0)) await gateway.close()
  })

  it('tells families and the shared store, and counts what was asked', async () => {
    const gateway = await startTestGateway({ resolvers: sketchResolvers })
    open.push(gateway)
    await gateway.post({ query: '{ store { code } }' })
    const ready = await fetch(`${gateway.address}/health/ready`)
    expect(await ready.json()).toMatchObject({ status: 'ok', families: { catalogue: 'closed' }, sharedStore: 'ok' })
    expect((await fetch(`${gateway.address}/health/live`)).status).toBe(200)
    const metrics = await (await fetch(`${gateway.address}/metrics`)).text()
    expect(metrics).toContain('hogar_graphql_request_seconds_count{operation="unpersisted",status="ok"} 1')
    expect(metrics).toContain('hogar_upstream_breaker_open{family="catalogue"} 0')
    expect((await fetch(`${gateway.address}/nope`)).status).toBe(404)
  })

  it('a closing gateway finishes what it has begun', async () => {
    let finish = () => {}
    const waiting = new Promise<void>((resolve) => (finish = resolve))
    let begun = () => {}
    const started = new Promise<void>((resolve) => (begun = resolve))
    const slow = { ...sketchResolvers.Query, store: async () => (begun(), await waiting, { code: 'late' }) }
    const gateway = await startTestGateway({ resolvers: { ...sketchResolvers, Query: slow } })
    const answer = gateway.post({ query: '{ store { code } }' })
    await started
    const closed = gateway.close()
    finish()
    expect((await answer).body.data).toEqual({ store: { code: 'late' } })
    await closed
    await expect(fetch(gateway.address)).rejects.toThrow()
  })
})
