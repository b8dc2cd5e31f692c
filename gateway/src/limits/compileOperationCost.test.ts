import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { buildASTSchema, type FragmentDefinitionNode, getOperationAST, Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { settleDefaults } from '../app/settleDefaults.ts'
import { CALL_COST, INTROSPECTION_OBJECTS, MUTATION_COST } from './limits.ts'
import { LIST_SIZES, PAGE_SIZE_DEFAULT } from './listSizes.ts'
import { compileOperationCost } from './compileOperationCost.ts'
import { FIELDS_WITH_CALLS } from './fieldsWithCalls.ts'

const schema = settleDefaults(buildASTSchema(loadTypeDefs()))

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text)
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  return compileOperationCost({ schema, operation: getOperationAST(document)!, fragments })(variables)
}

const category = (products: string) =>
  `query ($first: Int, $ids: [ID!]!) { category(by: { slug: "x" }) { ${products} } }`

describe('what an operation costs', () => {
  it('is one for each object, and nothing for scalars', () => {
    expect(cost('{ store { code name language } }')).toBe(1)
    expect(cost('{ product(by: { sku: "A" }) { sku price { final { amount } regular { amount } } } }')).toBe(4)
  })

  it('is a page’s content times the page’s size', () => {
    const page = (first: string) =>
      category(
        `products(${first}) { totalCount pageInfo { endCursor } edges { node { sku price { final { amount } } } } }`,
      )
    const each = 1 + 1 + 2
    const around = 1 + 1 + CALL_COST + 1
    expect(cost(page('first: 50'))).toBe(around + 50 * each)
    expect(cost(page('last: 10'))).toBe(around + 10 * each)
    expect(cost(page('first: $first'), { first: 7 })).toBe(around + 7 * each)
    expect(cost(page('after: "x"'))).toBe(around + PAGE_SIZE_DEFAULT * each)
    expect(cost(page('first: $first'), {})).toBe(around + PAGE_SIZE_DEFAULT * each)
  })

  it('takes the usual length for other lists', () => {
    expect(cost('{ product(by: { sku: "A" }) { media { alt } } }')).toBe(1 + LIST_SIZES['Product.media']!)
    expect(cost('{ product(by: { sku: "A" }) { ... on SimpleProduct { media { alt } } } }')).toBe(
      1 + LIST_SIZES['Product.media']!,
    )
  })

  it('takes the length that the schema gives where a client gives none', () => {
    expect(cost('{ cmsBlocks { title } }')).toBe(150)
    expect(cost('query ($first: Int) { cmsBlocks(first: $first) { title } }', {})).toBe(150)
    expect(cost('{ product(by: { sku: "A" }) { related { sku } } }')).toBe(1 + 8)
  })

  it('is ten more for each list that is read by a call of its own, and for its facets', () => {
    const series = LIST_SIZES['Query.allSeries']!
    expect(cost('{ allSeries { products(first: 1) { totalCount } } }')).toBe(series * (1 + 1 + CALL_COST))
    const facets = CALL_COST + LIST_SIZES['ProductConnection.facets']!
    expect(cost('{ search(term: "x") { facets { attribute } } }')).toBe(1 + facets)
  })

  it('counts ids', () => {
    expect(cost('{ nodes(ids: ["a", "b", "c"]) { id } }')).toBe(3)
    expect(cost('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ['a', 'b'] })).toBe(2)
  })

  it('multiplies from level to level', () => {
    expect(cost('{ product(by: { sku: "A" }) { related(first: 5) { related(first: 6) { price { isFrom } } } } }')).toBe(
      1 + 5 * (1 + 6 * 2),
    )
  })

  it('counts what a fragment brings, wherever it is spread', () => {
    expect(cost('{ a: store { ...F } b: store { ...F } } fragment F on Store { rootCategory { name } }')).toBe(4)
  })

  it('is more for a change, and fixed for introspection', () => {
    expect(cost('mutation { removeCartCoupon(input: {}) { clientMutationId } }')).toBe(MUTATION_COST + 1)
    expect(cost('{ __schema { types { name fields { name } } } __typename }')).toBe(INTROSPECTION_OBJECTS)
  })

  it('names only lists that the schema has', () => {
    for (const coordinate of [...Object.keys(LIST_SIZES), ...FIELDS_WITH_CALLS]) {
      const [type = '', field = ''] = coordinate.split('.')
      const owner = schema.getType(type)
      expect(owner && 'getFields' in owner && owner.getFields()[field], coordinate).toBeTruthy()
    }
  })
})
