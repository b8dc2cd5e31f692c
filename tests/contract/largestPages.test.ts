import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILTERS_MAX, FILTER_VALUES_MAX } from '@hogar/gateway/catalogue/limits.ts'
import { PAGE_SIZE_MAX } from '@hogar/gateway/graph/limits.ts'
import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { STORES } from '@hogar/schema/stores.ts'
import { LIST_PAGE_SIZE, PAGES_AT_ONCE } from '@hogar/web/catalogue/limits.ts'
import {
  buildASTSchema,
  type DocumentNode,
  getOperationAST,
  type GraphQLInputType,
  isListType,
  isNonNullType,
  KnownDirectivesRule,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  isInputType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { rawGraphql } from '../testkit/graph/rawGraphql.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway, web } = sharedShop()
const client = rawGraphql(gateway)
const schema = buildASTSchema(loadTypeDefs())

const STOREFRONT = join(import.meta.dirname, '../../schema/operations/storefront.json')
/** The file keeps the operations of earlier releases, for tabs that are still open: some ask for what is gone. */
const isCurrent = (document: DocumentNode) =>
  validate(
    schema,
    document,
    specifiedRules.filter((rule) => rule !== KnownDirectivesRule),
  ).length === 0
const queries = Object.entries(JSON.parse(readFileSync(STOREFRONT, 'utf8')) as Record<string, string>).flatMap(
  ([id, text]) => {
    const document = parse(text)
    const definition = getOperationAST(document)
    return definition?.operation === 'query' && isCurrent(document) ? [{ id, definition }] : []
  },
)

const SAMPLES = `{
  store { rootCategory { children { id slug urlPath productCount } } }
  search(term: "mes", first: 50) { nodes { id sku } }
}`
type Samples = {
  store: { rootCategory: { children: readonly { id: string; slug: string; urlPath: string; productCount: number }[] } }
  search: { nodes: readonly { id: string; sku: string }[] }
}
/** Conditions of every facet with as many values as an address can name, then ranges that narrow nothing. */
const FACETS = `query Facets($path: String!) {
  category(by: { urlPath: $path }) { products(first: 1) { facets { attribute kind values { value } } } }
}`
type Facets = {
  category: {
    products: { facets: readonly { attribute: string; kind: string; values: readonly { value: string }[] }[] }
  }
}
async function largestFilters(store: string, path: string) {
  const { category } = (await asGuest(gateway, store).run(FACETS, { path })) as Facets
  const chosen = category.products.facets
    .filter(({ kind }) => kind !== 'RANGE')
    .map(({ attribute, values }) => ({
      attribute,
      in: values.slice(0, FILTER_VALUES_MAX).map(({ value }) => value),
    }))
  const ranges = Array.from({ length: FILTERS_MAX }, (_, place) => ({
    attribute: 'price',
    range: `0-${999_980 + place}`,
  }))
  return [...chosen, ...ranges].slice(0, FILTERS_MAX)
}

/** Products side by side, and items of every other list of ids. */
const COMPARED = 4
const IDS = 50

async function sample(store: string) {
  const { store: front, search } = (await asGuest(gateway, store).run(SAMPLES)) as Samples
  const category = front.rootCategory.children.toSorted((left, right) => right.productCount - left.productCount)[0]!
  return { category, products: search.nodes }
}

async function totalOf(store: string, path: string, filters: readonly object[]): Promise<number> {
  const answer = await asGuest(gateway, store).run(
    `query Total($path: String!, $filters: [FilterInput!]) {
      category(by: { urlPath: $path }) { products(first: 1, filters: $filters) { totalCount } }
    }`,
    { path, filters },
  )
  return (answer as { category: { products: { totalCount: number } } }).category.products.totalCount
}

/** Variables of the largest answer that an operation can give in a store. */
function largest(
  definition: (typeof queries)[number]['definition'],
  { category, products }: Awaited<ReturnType<typeof sample>>,
) {
  const ids = products.map(({ id }) => id)
  const isComparison = definition.name?.value.startsWith('Compare') === true
  const known: Readonly<Record<string, unknown>> = {
    path: category.urlPath,
    slug: category.slug,
    id: category.id,
    ids: ids.slice(0, isComparison ? COMPARED : IDS),
    delivered: ids.slice(0, IDS),
    sku: products[0]!.sku,
    term: 'mes',
    department: null,
    store: null,
    postcode: '06700',
    part: 1,
    postId: 1,
    categoryId: 2,
    amount: '5000',
    kind: 'CREDILANA',
    customer: 'NEW',
    months: null,
    products: 20,
    categories: 10,
    destination: { countryCode: 'MX', postcode: '06700' },
    after: null,
    sort: null,
    filters: null,
  }
  return Object.fromEntries(
    (definition.variableDefinitions ?? []).map(({ variable: { name }, type }) => {
      const ofType = typeFromAST(schema, type)
      if (!isInputType(ofType)) throw new Error(`${name.value} is of no input type`)
      return [name.value, name.value in known ? known[name.value] : valueOf(ofType)]
    }),
  )
}

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return []
  return { Int: PAGE_SIZE_MAX, Boolean: true }[String(type)] ?? 'x'
}

it('there are operations to ask', () => expect(queries.length).toBeGreaterThan(50))

describe.each(STORES.map((store, place) => ({ ...store, place })))(
  'in the store $code',
  ({ code, place, urlPrefix }) => {
    // Guesses at the codes of shared carts are counted by address.
    const headers = { 'x-store': code, 'x-forwarded-for': `10.98.0.${place + 1}` }

    it('every persisted query of the storefront is answered at its largest variables', async () => {
      const samples = await sample(code)
      const refusals: unknown[] = []
      for (const { id, definition } of queries) {
        const variables = largest(definition, samples)
        const { errors } = await client.post({ id, variables }, headers)
        const refused = errors?.filter(({ extensions }) => extensions.code !== 'UNAUTHENTICATED') ?? []
        if (refused.length > 0) refusals.push({ name: definition.name?.value, variables, refused })
      }
      expect(refusals).toEqual([])
    }, 120_000)

    it('every persisted query of a list is answered with as many filters as an address can name', async () => {
      const samples = await sample(code)
      const filters = await largestFilters(code, samples.category.urlPath)
      expect(filters).toHaveLength(FILTERS_MAX)
      const lists = queries.filter(({ definition }) => 'filters' in largest(definition, samples))
      expect(lists.length).toBeGreaterThan(4)
      for (const { id, definition } of lists) {
        const variables = { ...largest(definition, samples), filters, sort: 'PRICE_ASC' }
        const { errors } = await client.post({ id, variables }, headers)
        expect([definition.name?.value, errors]).toEqual([definition.name?.value, undefined])
      }
    }, 120_000)

    it.each(['', '&sort=price-low', '&price=0-400000', '&sort=discount&price=0-400000'])(
      'every page of a list opens by its address with all cards up to it: "%s"',
      async (choice) => {
        const { category } = await sample(code)
        const range = choice.includes('price=') ? [{ attribute: 'price', range: '0-400000' }] : []
        const total = await totalOf(code, category.urlPath, range)
        expect(total).toBeGreaterThan((PAGES_AT_ONCE - 1) * LIST_PAGE_SIZE)
        for (let page = 1; page <= PAGES_AT_ONCE; page += 1) {
          const response = await fetch(`${web}${urlPrefix}/${category.urlPath}?page=${page}${choice}`)
          const cards = (await response.text()).match(/<article/g)?.length
          expect([page, response.status, cards]).toEqual([page, 200, Math.min(page * LIST_PAGE_SIZE, total)])
        }
      },
    )
  },
)
