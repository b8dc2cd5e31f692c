import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from './app/createSchema.ts'
import { toGlobalId } from './graph/globalId.ts'
import { selectEverything } from './testing/selectEverything.ts'
import { startFakePlatform } from './testing/startFakePlatform.ts'
import { type GraphqlReply, startTestGateway, type TestGateway } from './testing/startTestGateway.ts'

const schema = createSchema({}, loadTypeDefs())
const all = (type: string, depth: number) => selectEverything(schema, schema.getType(type)!, { depth })

/** Rounds after which the compiled path is used. */
const ROUNDS = 5

const WHOLE_QUERIES: readonly (readonly [name: string, query: string])[] = [
  ['the stores', `{ store ${all('Store', 2)} stores ${all('Store', 1)} }`],
  ...['SOFA', 'LAMP', 'BED-KIT', 'SET-SILLAS', 'SERVICE'].map(
    (sku) => [`the product ${sku}`, `{ product(by: { sku: "${sku}" }) ${all('Product', 2)} }`] as const,
  ),
  [
    'a product with its prices',
    `{ product(by: { sku: "SOFA" }) { price ${all('ProductPrice', 3)} media ${all('ProductMedia', 1)} } }`,
  ],
  [
    'variants',
    `{ product(by: { sku: "SOFA" }) { ... on ConfigurableProduct { variants ${all('ProductVariant', 3)} } } }`,
  ],
  ['a category', `{ category(by: { urlPath: "salas" }) ${all('Category', 2)} }`],
  [
    'a list with its facets',
    `query ($with: Boolean = true) { category(by: { urlPath: "salas" }) { products(first: 2, filters: [{ attribute: "marca", in: ["Ferrando"] }, { attribute: "price", range: "0-500" }]) { totalCount ...Counts @include(if: $with) } } }
      fragment Counts on ProductConnection { priceBounds ${all('PriceBounds', 2)} facets ${all('Facet', 2)} }`,
  ],
  ['suggestions', `{ suggestions(term: "sofá") ${all('Suggestions', 2)} }`],
  ['a comparison', `{ comparison(ids: ["${toGlobalId('Product', 'hogar', 'SOFA')}"]) ${all('Comparison', 2)} }`],
  ['a route', `{ route(path: "/salas") ${all('RouteTarget', 1)} }`],
  ['the cart', `{ viewer { cart ${all('Cart', 3)} } }`],
]

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let compiled: TestGateway
let plain: TestGateway
let cookie: string

beforeAll(async () => {
  platform = await startFakePlatform()
  const env = { UPSTREAM_URL: platform.url }
  compiled = await startTestGateway({ env })
  plain = await startTestGateway({ env, compiles: false })
  const add = `mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }, { sku: "SOFA-GRY" }] }) { userErrors { message } cart { id } } }`
  const { headers, body } = await plain.post({ query: add })
  expect(body).toMatchObject({ data: { addCartLines: { userErrors: [] } } })
  cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')
})

afterAll(async () => {
  await compiled.close()
  await plain.close()
  await platform.close()
})

describe('the shop’s own resolvers give the same answer compiled and through Yoga', () => {
  it.each(WHOLE_QUERIES)('for %s', async (_name, query) => {
    const expected = await plain.post({ query }, { cookie })
    expect(expected.body.errors).toBeUndefined()
    expect(Object.values(expected.body.data ?? {})).not.toContain(null)
    for (let round = 0; round < ROUNDS; round += 1) {
      const { body } = await compiled.post({ query }, { cookie })
      expect(body.errors).toBeUndefined()
      expect(body.data).toEqual(expected.body.data)
    }
  })

  it.each([
    ['nodes that there are not', '{ nodes(ids: ["x", "y"]) { __typename id } node(id: "x") { id } }'],
    ['a path that leads nowhere', '{ route(path: "/nowhere") { __typename } }'],
    ['arguments that are refused', '{ search(term: "silla", first: 1000) { totalCount } }'],
    ['a term that is too short', '{ short: search(term: "a") { totalCount } store { code } }'],
  ])('for %s', async (_name, query) => {
    const outline = ({ body }: GraphqlReply) => ({
      data: body.data,
      errors: body.errors?.map(({ message, path, locations }) => ({ message, path, locations })),
    })
    const expected = await plain.post({ query }, { cookie })
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(outline(await compiled.post({ query }, { cookie }))).toEqual(outline(expected))
    }
  })
})
