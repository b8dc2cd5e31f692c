import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { leaksIn } from '../testkit/graph/leaks.ts'
import { rawGraphql } from '../testkit/graph/rawGraphql.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway } = sharedShop()
const client = rawGraphql(gateway)

const QUERY = '{ store { code } }'

/** Queries for what does not exist, by every way of naming it. */
const UNKNOWN: readonly (readonly [what: string, query: string])[] = [
  ['a product by SKU', '{ found: product(by: { sku: "NO-SUCH" }) { sku } }'],
  ['a product by slug', '{ found: product(by: { slug: "no-such" }) { sku } }'],
  ['a product by path', '{ found: product(by: { urlPath: "salas/no-such" }) { sku } }'],
  ['a category by slug', '{ found: category(by: { slug: "no-such" }) { name } }'],
  ['a category by name in the address', '{ found: category(by: { urlKey: "no-such" }) { name } }'],
  ['a category by path', '{ found: category(by: { urlPath: "no/such" }) { name } }'],
  ['a page', '{ found: cmsPage(identifier: "no-such") { title } }'],
  ['a path', '{ found: route(path: "no/such/page") { __typename } }'],
  ['the path of a product that is not there', '{ found: route(path: "p/NO-SUCH/no-such") { __typename } }'],
  ['the empty path', '{ found: route(path: "") { __typename } }'],
  ['an id that is none', '{ found: node(id: "no-such") { id } }'],
  ['an empty id', '{ found: node(id: "") { id } }'],
]

describe('what does not exist', () => {
  it.each(UNKNOWN)('%s is null, and no error', async (_what, query) => {
    expect(await asGuest(gateway).run(query)).toEqual({ found: null })
  })

  it('is null between what does', async () => {
    const { product } = (await asGuest(gateway).run('{ product(by: { sku: "MESA-LATERAL-CORAL" }) { id } }')) as {
      product: { id: string }
    }
    const { nodes } = await asGuest(gateway).run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: ['', product.id, 'no-such', product.id],
    })
    expect(nodes).toEqual([null, product, null, product])
  })

  it('is a store: named by the header, it is refused and said so', async () => {
    const reply = await client.post({ query: QUERY }, { 'x-store': 'no-such' })
    expect(reply).toMatchObject({ status: 400, errors: [{ message: 'X-Store is not a known store code.' }] })
    expect(reply.data).toBeUndefined()
  })

  it('is a product of another store', async () => {
    const { search } = (await asGuest(gateway).run('{ search(term: "lavadora", first: 1) { nodes { id sku } } }')) as {
      search: { nodes: readonly { id: string; sku: string }[] }
    }
    const query = 'query ($sku: String!, $id: ID!) { product(by: { sku: $sku }) { sku } node(id: $id) { id } }'
    const [washer] = search.nodes
    expect(await asGuest(gateway).run(query, washer)).toEqual({
      product: { sku: washer?.sku },
      node: { id: washer?.id },
    })
    expect(await asGuest(gateway, 'viu').run(query, washer)).toEqual({ product: null, node: null })
  })
})

/** Requests that nothing can be done with, and the word that says why. */
const MALFORMED: readonly (readonly [what: string, body: unknown, says: RegExp])[] = [
  ['no JSON', '{"query": "{ store', /not valid JSON/],
  ['an empty body', '', /not valid JSON/],
  ['a list of requests', [{ query: QUERY }], /one JSON object/],
  ['a text', '"{ store { code } }"', /one JSON object/],
  ['null', 'null', /one JSON object/],
  ['no query', { variables: {} }, /query or id/],
  ['a query that is empty', { query: '' }, /query or id/],
  ['a query that is a list', { query: [QUERY] }, /query must be a string/],
  ['variables that are a text', { query: QUERY, variables: '{}' }, /variables must be an object/],
  ['variables that are a list', { query: QUERY, variables: [] }, /variables must be an object/],
  ['a name of an operation that is a number', { query: QUERY, operationName: 1 }, /operationName must be a string/],
  [
    'a name of an operation that is not there',
    { query: 'query A { store { code } }', operationName: 'B' },
    /operationName/,
  ],
  ['two operations and no name', { query: 'query A { store { code } } query B { stores { code } }' }, /operationName/],
  ['a document that ends too early', { query: '{ store { code }' }, /not valid GraphQL at line 1, column \d+/],
  ['a document on a wrong third line', { query: '{\n  store {\n    co-de\n  }\n}' }, /at line 3, column \d+/],
  ['a document with an unknown field', { query: '{ store { colour } }' }, /"colour" on type "Store"/],
  ['a field without its selection', { query: '{ store }' }, /"store" of type "Store!" must have a selection/],
  ['a missing argument', { query: '{ product { sku } }' }, /"Query.product\(by:\)"/],
  [
    'two ways of naming where one is meant',
    { query: '{ product(by: { sku: "A", slug: "b" }) { sku } }' },
    /exactly one|OneOf/i,
  ],
  [
    'a field that categories do not have',
    { query: '{ category(by: { urlPath: "salas" }) { colour } }' },
    /"colour" on type "Category"/,
  ],
  ['a product without its key', { query: '{ product(by: {}) { sku } }' }, /exactly one|OneOf/i],
  [
    'a variant without a selection',
    { query: '{ product(by: { sku: "A" }) { ... on ConfigurableProduct { variant { sku } } } }' },
    /"ConfigurableProduct.variant\(selection:\)"/,
  ],
  ['a variable that is not defined', { query: '{ product(by: { sku: $sku }) { sku } }' }, /"\$sku" is not defined/],
  ['a variable that is missing', { query: 'query ($sku: String!) { product(by: { sku: $sku }) { sku } }' }, /"\$sku"/],
  [
    'a variable of the wrong type',
    { query: 'query ($n: Int!) { search(term: "abc", first: $n) { totalCount } }', variables: { n: 'ten' } },
    /"\$n".*Int/s,
  ],
  [
    'a field that is missing deep in a variable',
    {
      query: 'mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { clientMutationId } }',
      variables: { input: { lines: [{ quantity: 1 }] } },
    },
    /lines\[0\].*"?sku"?/s,
  ],
  [
    'a country that is none',
    {
      query: 'mutation ($input: SetCartShippingInput!) { setCartShipping(input: $input) { clientMutationId } }',
      variables: { input: { address: { countryCode: 52 }, carrierCode: 'x', methodCode: 'x' } },
    },
    /countryCode|firstName/,
  ],
]

/** Removes the names that a gateway in development suggests: clients that may read its schema know them. */
const withoutAdvice = (text: string) => text.replaceAll(/ Did you mean [^?]+\?/g, '')

describe('what cannot be meant', () => {
  it.each(MALFORMED)('%s is refused with what is wrong, and nothing is done', async (_what, body, says) => {
    const reply = await client.post(body)
    expect(reply.status).toBe(400)
    expect(reply.data).toBeUndefined()
    expect(reply.errors?.map(({ extensions }) => extensions.code)).toEqual(reply.errors?.map(() => 'BAD_USER_INPUT'))
    expect(reply.errors?.map(({ message }) => message).join('\n')).toMatch(says)
    expect(reply.errors?.[0]?.extensions.requestId).toMatch(/^[\w.:-]{8,}$/)
    expect(leaksIn(withoutAdvice(reply.text.replace('is not valid JSON', '')))).toEqual([])
  })

  it.each([
    ['a search for two letters', '{ search(term: "ab") { totalCount } }', /3/],
    ['a search for a book', `{ search(term: "${'a'.repeat(101)}") { totalCount } }`, /100/],
    ['a page of none', '{ search(term: "abc", first: 0) { totalCount } }', /1 to 100/],
    ['a page from both ends', '{ search(term: "abc", first: 1, last: 1) { totalCount } }', /first|last/],
    ['a cursor that is none', '{ search(term: "abc", after: "x") { totalCount } }', /cursor/],
    [
      'a filter that says nothing',
      '{ search(term: "abc", filters: [{ attribute: "color" }]) { totalCount } }',
      /in.*range/,
    ],
    [
      'a range from high to low',
      '{ search(term: "abc", filters: [{ attribute: "price", range: "9-1" }]) { totalCount } }',
      /low to high/,
    ],
    [
      'the id of something else',
      '{ product(by: { id: "WyJDYXJ0IiwiaG9nYXIiLCJ4Il0" }) { sku } }',
      /not the id of a Product/,
    ],
  ])('%s is refused where it stands', async (_what, query, says) => {
    const reply = await client.post({ query })
    expect(reply.errors).toMatchObject([
      { message: expect.stringMatching(says), extensions: { code: 'BAD_USER_INPUT' } },
    ])
    expect(leaksIn(reply.text)).toEqual([])
  })

  it.each(['/nope', '/', '/graphql/', '/graphqlx', '/..%2fgraphql'])(
    '%s is no address of the gateway',
    async (path) => {
      const response = await fetch(`${gateway}${path}`)
      expect([response.status, await response.text()]).toEqual([404, '{"error":"Not found."}'])
    },
  )
})
