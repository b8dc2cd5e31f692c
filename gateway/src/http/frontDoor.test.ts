import { createHash } from 'node:crypto'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sketchResolvers } from '../testing/sketchResolvers.ts'
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'

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

  it('a compressed body is refused with the encoding to use', async () => {
    const { status, headers, body } = await gateway.post({ query }, { 'content-encoding': 'gzip' })
    expect([status, headers.get('accept-encoding')]).toEqual([415, 'identity'])
    expect(body.errors).toMatchObject([{ message: 'The body must not be compressed.' }])
    expect((await gateway.post({ query }, { 'content-encoding': 'identity' })).status).toBe(200)
  })

  it.each([
    'x-hogar-client',
    'apollo-require-preflight',
    'x-apollo-operation-name',
    'apollographql-client-name',
    'graphql-require-preflight',
    'x-graphql-yoga-csrf',
    'x-requested-with',
  ])('a GET with a cookie is answered when it carries %s', async (header) => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${gateway.url}?query=${encodeURIComponent(query)}`, { headers: { cookie: 'a=b', ...headers } })
    expect((await ask({ [header]: '1' })).status).toBe(200)
    const refused = await ask({})
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  })

  it('a GET without a cookie needs no header', async () => {
    const response = await fetch(`${gateway.url}?query=${encodeURIComponent(query)}`)
    expect([response.status, await response.json()]).toMatchObject([200, { data: { store: { code: 'hogar' } } }])
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
    const url = await fetch(`${gateway.url}?query=${'x'.repeat(17_000)}`)
    const head = await fetch(gateway.url, { headers: { 'x-long': 'x'.repeat(17_000) } })
    expect([url.status, head.status]).toEqual([414, 431])
    const error = { message: expect.stringContaining('at most 16384 bytes'), extensions: { code: 'BAD_USER_INPUT' } }
    for (const refused of [url, head]) expect(await refused.json()).toEqual({ errors: [error] })
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

  it('the headers of usual clients and of tracing pass the preflight, no others', async () => {
    const headers = {
      origin: 'https://shop.example',
      'access-control-request-headers': 'x-apollo-new-one,x-forwarded-for',
    }
    const preflight = await fetch(gateway.url, { method: 'OPTIONS', headers })
    const allowed = preflight.headers.get('access-control-allow-headers')!.split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining([
        'apollographql-client-name',
        'apollographql-client-version',
        'apollo-require-preflight',
        'graphql-require-preflight',
        'x-apollo-operation-name',
        'x-apollo-new-one',
        'traceparent',
        'tracestate',
        'baggage',
      ]),
    )
    expect(allowed).not.toContain('x-forwarded-for')
    const elsewhere = await fetch(gateway.url, {
      method: 'OPTIONS',
      headers: { ...headers, origin: 'https://evil.example' },
    })
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull()
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

  it.each([
    ['lists nested deep', `{ product(by: ${'['.repeat(2_900)}`],
    ['lists nested deep, and closed', `{ product(by: ${'['.repeat(1_450)}${']'.repeat(1_450)}) { sku } }`],
    ['objects nested deep', `{ product(by: ${'{ a: '.repeat(900)} 1 ${'}'.repeat(900)}) { sku } }`],
    ['fields nested deep', `{ ${'store { '.repeat(1_400)} code ${'}'.repeat(1_400)} }`],
    ['fragments nested deep', `{ ${'... { '.repeat(900)} store { code } ${'}'.repeat(900)} }`],
    ['types nested deep', `query ($a: ${'['.repeat(1_400)}Int${']'.repeat(1_400)}) { store { code } }`],
    ['the same field a thousand times', `{ ${'store { code } '.repeat(700)} }`],
    ['too many tokens', `{ ${'a '.repeat(3_100)} }`],
    ['too many characters', `{ store { code } } #${'x'.repeat(40_000)}`],
    ['names of Object’s own', '{ __proto__ { constructor } toString }'],
    ['fragments that spread each other', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ])('%s cost us nothing but a refusal', async (_name, text) => {
    const { body } = await gateway.post({ query: text })
    const codes = new Set(body.errors?.map((error) => error.extensions['code']))
    expect([...codes].every((code) => code === 'BAD_USER_INPUT' || code === 'COST_LIMITED')).toBe(true)
    expect(body.data === undefined || body.errors === undefined).toBe(true)
  })

  it('variables nested deep are refused', async () => {
    const text = 'query ($by: ProductBy!) { product(by: $by) { sku } }'
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const { status, body } = await gateway.post(`{"query":${JSON.stringify(text)},"variables":{"by":${deep}}}`)
    expect([status, body.errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT'])
  })

  it('properties that it does not know are ignored', async () => {
    expect((await gateway.post({ query, unknown: 1 })).body.data).toEqual({ store: { code: 'hogar' } })
  })

  it('names the store by header, then by host', async () => {
    expect((await gateway.post({ query }, { 'x-store': 'viu' })).body.data).toEqual({ store: { code: 'viu' } })
    expect((await gateway.post({ query }, { 'x-store': 'nope' })).status).toBe(400)
  })

  it('an unknown key is refused', async () => {
    const { status, headers } = await gateway.post({ query }, { 'x-api-key': 'guess' })
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'ApiKey realm="partners"'])
  })

  it.each([
    ['a syntax error', '{ store { code ', 'The document is not valid GraphQL at line 1'],
    [
      'a field without its selection',
      '{ store }',
      'Field "store" of type "Store!" must have a selection of subfields.',
    ],
    ['a field that does not exist', '{ store { cod } }', 'Cannot query field "cod" on type "Store".'],
    [
      'an enum value that does not exist',
      '{ search(term: "abc", sort: LATES) { totalCount } }',
      'Value "LATES" does not exist',
    ],
  ])('%s is refused in words of its own', async (_name, text, message) => {
    const { status, body } = await gateway.post({ query: text })
    expect(status).toBe(400)
    expect(body).not.toHaveProperty('data')
    expect(body.errors![0]!.message).toContain(message)
    expect(JSON.stringify(body)).not.toMatch(/Syntax Error|Expected/i)
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

  it('suggests the name of a misspelt field, where introspection is open', async () => {
    const { body } = await gateway.post({ query: '{ store { nme } }' })
    expect(body.errors).toMatchObject([{ message: expect.stringContaining('Did you mean "name"') }])
  })

  it('shows the playground to a browser, with examples', async () => {
    const response = await fetch(gateway.url, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(response.headers.get('content-type')).toContain('text/html')
    const html = await response.text()
    expect(html).toContain('X-Hogar-Client')
    // Without it a tab moves from under the pointer that presses it.
    expect(html).toContain('.graphiql-tab { transform: none !important }')
  })

  it('lets the playground run its own script alone, and forbids framing', async () => {
    const response = await fetch(gateway.url, { headers: { accept: 'text/html' } })
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = response.headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", `script-src 'sha256-${hash}'`, "frame-ancestors 'none'"]),
    )
  })
})
