import { BODY_MAX_BYTES, HEADERS_MAX_BYTES, URL_MAX_BYTES } from '@hogar/gateway/http/limits.ts'
import {
  COST_MAX_SHOP,
  DOCUMENT_MAX_ALIASES,
  DOCUMENT_MAX_CHARACTERS,
  DOCUMENT_MAX_DEPTH,
  DOCUMENT_MAX_DIRECTIVES,
  DOCUMENT_MAX_FIELDS,
  DOCUMENT_MAX_ROOT_FIELDS,
  DOCUMENT_MAX_TOKENS,
  INPUT_LIST_MAX_ITEMS,
} from '@hogar/gateway/limits/limits.ts'
import { describe, expect, it } from 'vitest'
import { leaksIn } from '../testkit/graph/leaks.ts'
import { rawGraphql } from '../testkit/graph/rawGraphql.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway } = sharedShop()
const client = rawGraphql(gateway)

const QUERY = '{ store { code } }'
const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ')

/** A request of exactly so many bytes. */
function bodyOf(bytes: number): string {
  const empty = JSON.stringify({ query: QUERY, pad: '' })
  return JSON.stringify({ query: QUERY, pad: 'x'.repeat(bytes - empty.length) })
}

const inPieces = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder().encode(text)
      for (let at = 0; at < bytes.length; at += 50_000) controller.enqueue(bytes.slice(at, at + 50_000))
      controller.close()
    },
  })

describe('what one request may bring', () => {
  it.each([
    ['at its limit', BODY_MAX_BYTES, 200],
    ['a byte above', BODY_MAX_BYTES + 1, 413],
  ])('a body %s is judged by its length, and by what comes when it names none', async (_name, bytes, status) => {
    expect((await client.post(bodyOf(bytes))).status).toBe(status)
    const headers = { 'content-type': 'application/json' }
    const chunked = await client.send({ method: 'POST', headers, body: inPieces(bodyOf(bytes)), duplex: 'half' })
    expect(chunked.status).toBe(status)
    expect((await client.post({ query: QUERY })).data).toEqual({ store: { code: 'hogar' } })
  })

  it('a body far above is not waited for: who still writes may find the line cut before the answer', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = bodyOf(BODY_MAX_BYTES * 8)
    const outcomes = await Promise.all([
      outcomeOf(client.post(body)),
      outcomeOf(client.send({ method: 'POST', headers, body: inPieces(body), duplex: 'half' })),
    ])
    for (const outcome of outcomes) expect([413, 'cut']).toContain(outcome)
    expect((await client.post({ query: QUERY })).data).toEqual({ store: { code: 'hogar' } })
  })

  it.each([
    [URL_MAX_BYTES, 200],
    [URL_MAX_BYTES + 1, 414],
  ])('a URL of %i bytes is answered with %i', async (bytes, status) => {
    const start = `?query=${encodeURIComponent(QUERY)}&pad=`
    const search = start.padEnd(bytes - '/graphql'.length, 'x')
    expect((await client.send({ headers: { 'x-hogar-client': 'test' } }, search)).status).toBe(status)
  })

  it.each([
    [HEADERS_MAX_BYTES - 1_000, 200],
    [HEADERS_MAX_BYTES + 1, 431],
    [HEADERS_MAX_BYTES * 4, 431],
  ])('headers of %i bytes are answered with %i', async (bytes, status) => {
    const reply = await client.post({ query: QUERY }, { 'x-pad': 'x'.repeat(bytes) })
    expect(reply.status).toBe(status)
  })
})

describe('what a page of another origin can send', () => {
  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain; application/json',
    'application/json; charset=latin1',
    'application/graphql',
    '',
  ])('is refused by its content type: %j', async (contentType) => {
    const reply = await client.post({ query: QUERY }, { 'content-type': contentType })
    expect([reply.status, reply.headers.get('accept-post')]).toEqual([415, 'application/json'])
    expect(reply.data).toBeUndefined()
  })

  it('with a cookie is refused as a GET without a header that only scripts can set', async () => {
    const cookie = { cookie: 'hogar_session_hogar=x' }
    expect((await client.get({ query: QUERY }, cookie)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    expect((await client.get({ query: QUERY }, { ...cookie, 'x-hogar-client': 'test' })).data).toEqual({
      store: { code: 'hogar' },
    })
  })

  it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1.evil.example:3000'])(
    'is not allowed to be read by %s, with or without a preflight',
    async (origin) => {
      const asked = await client.post({ query: QUERY }, { origin })
      const preflight = await client.send({
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      })
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    },
  )

  it('is no change by GET: the answer names the method to use', async () => {
    const query = 'mutation { removeCartCoupon(input: {}) { clientMutationId } }'
    const reply = await client.get({ query }, { 'x-hogar-client': 'test' })
    expect([reply.status, reply.headers.get('allow'), reply.data]).toEqual([405, 'POST', undefined])
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('is no %s', async (method) => {
    const reply = await client.send({ method })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

const nested = (depth: number) =>
  `{ category(by: { slug: "x" }) { ${'parent { '.repeat(depth - 2)} name ${'}'.repeat(depth - 2)} } }`
const nodes = (count: number) => `{ nodes(ids: [${times(count, () => '"x"')}]) { id } }`
const padded = (characters: number) => `${QUERY} #`.padEnd(characters, 'x')

type Bound = Readonly<{ what: string; limit: number; make: (count: number) => string; code?: string }>

/** Each bound, and how to make a document that holds so many. */
const BOUNDS: readonly Bound[] = [
  { what: 'levels', limit: DOCUMENT_MAX_DEPTH, make: nested },
  { what: 'aliases', limit: DOCUMENT_MAX_ALIASES, make: (n) => `{ store { ${times(n, (at) => `a${at}: code`)} } }` },
  { what: 'fields', limit: DOCUMENT_MAX_FIELDS, make: (n) => `{ store { ${times(n - 1, () => 'code')} } }` },
  { what: 'root fields', limit: DOCUMENT_MAX_ROOT_FIELDS, make: (n) => `{ ${times(n, () => '__typename')} }` },
  {
    what: 'directives',
    limit: DOCUMENT_MAX_DIRECTIVES,
    make: (n) => `{ store { ${times(n, () => 'code @skip(if: false)')} } }`,
  },
  { what: 'characters', limit: DOCUMENT_MAX_CHARACTERS, make: padded },
  { what: 'items of a list', limit: INPUT_LIST_MAX_ITEMS, make: nodes, code: 'BAD_USER_INPUT' },
  {
    what: 'products of a page',
    limit: 100,
    make: (n) => `{ search(term: "xyzxyz", first: ${n}) { totalCount } }`,
    code: 'BAD_USER_INPUT',
  },
  {
    what: 'products of a page from behind',
    limit: 100,
    make: (n) => `{ search(term: "xyzxyz", last: ${n}) { totalCount } }`,
    code: 'BAD_USER_INPUT',
  },
]

describe('what one document may hold', () => {
  it.each(BOUNDS)('$what: $limit, and not one more', async ({ limit, make, code = 'COST_LIMITED' }) => {
    const most = await client.post({ query: make(limit) })
    expect(most.errors).toBeUndefined()
    expect(most.data).toBeTypeOf('object')
    const excess = await client.post({ query: make(limit + 1) })
    expect(excess.errors?.map(({ extensions }) => extensions.code)).toEqual([code])
    expect(excess.errors?.[0]?.message).toContain(String(limit))
    expect(excess.data ?? null).toBeNull()
    expect(leaksIn(excess.text)).toEqual([])
  })

  it('ids by variable are bounded like ids in the document', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const ids = (count: number) => ({ ids: Array.from({ length: count }, () => 'x') })
    expect((await client.post({ query, variables: ids(50) })).data).toEqual({ nodes: ids(50).ids.map(() => null) })
    expect((await client.post({ query, variables: ids(51) })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })

  it('tokens', async () => {
    const text = (tokens: number) => `{ ${times(tokens - 2, () => 'a')} }`
    expect((await client.post({ query: text(DOCUMENT_MAX_TOKENS) })).errors?.[0]?.message).not.toContain('tokens')
    expect((await client.post({ query: text(DOCUMENT_MAX_TOKENS + 1) })).errors?.[0]?.message).toContain('tokens')
  })

  it.each([
    [
      'a hundred thousand fields by way of fragments',
      `{ ...A9 } ${times(9, (at) => `fragment A${at + 1} on Query { ...A${at} ...A${at} ...A${at} ...A${at} }`)} fragment A0 on Query { __typename }`,
    ],
    [
      'the same fields over and over, for the check of overlapping fields',
      `{ ${times(150, () => 'search(term: "abc") { nodes { ... on Product { sku name } } }')} }`,
    ],
    [
      'overlapping fields below a connection',
      `{ search(term: "abc") { nodes { ${times(150, () => 'related { related { sku } }')} } } }`,
    ],
    [
      'overlapping fragments below a connection',
      `{ search(term: "abc") { nodes { ${times(150, (at) => `...F${at}`)} } } } ${times(150, (at) => `fragment F${at} on Product { related { sku name } }`)}`,
    ],
  ])('%s: refused before anything looks at it closely', async (_what, query) => {
    expect(query.length).toBeLessThan(DOCUMENT_MAX_CHARACTERS)
    const reply = await client.post({ query })
    expect(reply.status).toBe(400)
    expect(reply.data).toBeUndefined()
    for (const { message, extensions } of reply.errors ?? []) {
      expect([extensions.code, message]).toEqual(['COST_LIMITED', expect.stringMatching(/^The document has more than/)])
    }
    expect(reply.errors?.length).toBeGreaterThan(0)
  })

  it('cost: as much as the maximum, and not more, wherever the size of a page comes from', async () => {
    const query = 'query ($n: Int!) { search(term: "xyzxyz", first: 100) { nodes { related(first: $n) { sku } } } }'
    const fitting = await client.post({ query, variables: { n: 1 } })
    const { requested, maximum } = fitting.extensions!['cost'] as { requested: number; maximum: number }
    expect([fitting.errors, maximum]).toEqual([undefined, COST_MAX_SHOP])
    // One more related product costs a hundred more: the last that fits, and the first that does not.
    const most = 1 + Math.floor((maximum - requested) / 100)
    expect((await client.post({ query, variables: { n: most } })).errors?.[0]?.extensions.code).not.toBe('COST_LIMITED')
    const excess = await client.post({ query, variables: { n: most + 1 } })
    expect(excess.errors).toMatchObject([{ extensions: { code: 'COST_LIMITED' } }])
    expect(excess.data).toBeUndefined()
  })
})

function outcomeOf(reply: Promise<{ status: number }>): Promise<number | 'cut'> {
  return reply.then(
    ({ status }) => status,
    () => 'cut',
  )
}
