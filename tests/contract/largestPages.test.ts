import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_SIZE_MAX } from '@hogar/gateway/graph/limits.ts'
import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { STORES } from '@hogar/schema/stores.ts'
import { PAGES_AT_ONCE } from '@hogar/web/catalogue/limits.ts'
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
import { asGuest } from '../testkit/guest.ts'
import { rawGraphql } from '../testkit/rawGraphql.ts'
import { sharedShop } from '../testkit/sharedShop.ts'

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
/** Products side by side, and items of every other list of ids. */
const COMPARED = 4
const IDS = 50

async function sample(store: string) {
  const { store: front, search } = (await asGuest(gateway, store).run(SAMPLES)) as Samples
  const category = front.rootCategory.children.toSorted((left, right) => right.productCount - left.productCount)[0]!
  return { category, products: search.nodes }
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
    sku: products[0]!.sku,
    term: 'mes',
    postcode: '06700',
    part: 1,
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

describe.each(STORES)('in the store $code', ({ code, urlPrefix }) => {
  it('every persisted query of the storefront is answered at its largest variables', async () => {
    const samples = await sample(code)
    const refusals: unknown[] = []
    for (const { id, definition } of queries) {
      const variables = largest(definition, samples)
      const { errors } = await client.post({ id, variables }, { 'x-store': code })
      const refused = errors?.filter(({ extensions }) => extensions.code !== 'UNAUTHENTICATED') ?? []
      if (refused.length > 0) refusals.push({ name: definition.name?.value, variables, refused })
    }
    expect(refusals).toEqual([])
  }, 120_000)

  it('every page of a list opens by its address', async () => {
    const { category } = await sample(code)
    for (let page = 1; page <= PAGES_AT_ONCE; page += 1) {
      const { status } = await fetch(`${web}${urlPrefix}/${category.urlPath}?page=${page}`)
      expect([category.urlPath, page, status]).toEqual([category.urlPath, page, 200])
    }
  })
})
