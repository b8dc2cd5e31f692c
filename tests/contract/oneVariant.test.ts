import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway, platform } = sharedShop()
/** Where each store has its living rooms, and the index of its catalogue. */
const LIVING_ROOMS = [
  ['hogar', 'salas'],
  ['viu', 'salas'],
  ['mavi', 'salas'],
  ['de', 'wohnzimmer'],
  ['it', 'soggiorno'],
] as const
/** Facets whose values can differ between variants of one product. */
const TELLING = ['price', 'size', 'seats', 'color', 'discount']
/** A facet of sizes that only count seats gives way to the facet of seats. */
const isOfSizes = ({ attribute }: Facet) => attribute === 'size' || attribute === 'seats'
const SHOWN_AT_ONCE = 60

const LIST = `query List($path: String!, $filters: [FilterInput!], $sort: ProductSort, $first: Int!) {
  category(by: { urlPath: $path }) {
    products(first: $first, filters: $filters, sort: $sort) {
      totalCount
      priceBounds { lowest { amount } highest { amount } }
      edges {
        node { sku ...Price }
        matchingVariant { sku price { final { amount } discountPercent } }
      }
      facets { attribute kind values { value count } }
    }
  }
}
fragment Price on Product { price { final { amount } discountPercent } }`

type Filter = { attribute: string; in?: string[]; range?: string }
type Price = { final: { amount: string }; discountPercent: number }
type Edge = { node: { sku: string; price: Price }; matchingVariant: { sku: string; price: Price } | null }
type Facet = { attribute: string; kind: string; values: { value: string; count: number }[] }
type Products = {
  totalCount: number
  priceBounds: { lowest: { amount: string }; highest: { amount: string } } | null
  edges: Edge[]
  facets: Facet[]
}

async function list(store: string, variables: { path: string; filters?: Filter[]; sort?: string; first?: number }) {
  const answer = await asGuest(gateway, store).run(LIST, { first: SHOWN_AT_ONCE, ...variables })
  return (answer as { category: { products: Products } }).category.products
}

/** As documents of the platform hold them. */
type Document = Record<string, unknown> & { sku: string; configurable_children?: Document[] }

async function readDocuments(store: string): Promise<ReadonlyMap<string, Document>> {
  const index = `vue_storefront_catalog${store === 'hogar' ? '' : `_${store}`}`
  const answer = await fetch(`${platform}/api/catalog/${index}/product/_search?request_format=search-query&size=5000`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }] }),
  })
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Document }[] } }
  return new Map(hits.hits.map(({ _source }) => [_source.sku, _source]))
}

const choose = ({ attribute, kind }: Facet, value: string): Filter =>
  kind === 'RANGE' ? { attribute, range: value } : { attribute, in: [value] }

/** The conditions that what a card shows does not meet. */
function broken({ node, matchingVariant }: Edge, filters: readonly Filter[], document: Document | undefined) {
  const { price } = matchingVariant ?? node
  const children = (document?.configurable_children ?? []).filter(({ status }) => Number(status) < 2)
  // Where no variant is meant the product stands for all of them.
  const shown = matchingVariant ? children.filter(({ sku }) => sku === matchingVariant.sku) : children
  const things = shown.length > 0 ? shown : [document ?? { sku: '' }]
  return filters.filter(({ attribute, in: values, range }) => {
    if (attribute === 'price' || attribute === 'discount') {
      const number = attribute === 'price' ? Number(price.final.amount) : price.discountPercent
      const [from, to] = (range ?? '').split('-')
      return number < Number(from) || (to !== '*' && number > Number(to))
    }
    return !things.every((thing) => values?.includes(String(thing[attribute] ?? document?.[attribute])))
  })
}

describe.each(LIVING_ROOMS)('the living rooms of %s', (store, path) => {
  let documents: ReadonlyMap<string, Document>
  let facets: readonly Facet[]
  const faults: unknown[] = []
  beforeAll(async () => {
    documents = await readDocuments(store)
    ;({ facets } = await list(store, { path }))
  })
  afterAll(() => faults.splice(0))

  /** Lists what some conditions leave: as many as promised, each card showing what meets them all. */
  async function expectStored(filters: Filter[], promised: number): Promise<Products> {
    const products = await list(store, { path, filters })
    if (products.totalCount !== promised) faults.push({ filters, promised, listed: products.totalCount })
    for (const edge of products.edges) {
      const unmet = broken(edge, filters, documents.get(edge.node.sku))
      if (unmet.length > 0) faults.push({ filters, edge, unmet })
    }
    return products
  }

  it('list what each value promises, and each card shows what meets it', async () => {
    let values = 0
    for (const facet of facets) {
      for (const { value, count } of facet.values) {
        values += 1
        if (TELLING.includes(facet.attribute)) await expectStored([choose(facet, value)], count)
        else {
          const { totalCount } = await list(store, { path, filters: [choose(facet, value)], first: 1 })
          if (totalCount !== count) faults.push({ value, count, totalCount })
        }
      }
    }
    expect(values).toBeGreaterThan(30)
    expect(faults).toEqual([])
  }, 120_000)

  it('list what two conditions promise together, and each card shows one variant that meets both', async () => {
    const telling = facets.filter(({ attribute }) => TELLING.includes(attribute))
    expect(telling.some(isOfSizes)).toBe(true)
    expect(telling.length).toBeGreaterThanOrEqual(TELLING.length - 1)
    let pairs = 0
    for (const first of telling) {
      for (const { value } of first.values) {
        const one = choose(first, value)
        const { facets: beside } = await list(store, { path, filters: [one], first: 1 })
        const others = beside.filter(({ attribute }) => TELLING.includes(attribute) && attribute > first.attribute)
        for (const second of others) {
          for (const { value: other, count } of second.values) {
            pairs += 1
            await expectStored([one, choose(second, other)], count)
          }
        }
      }
    }
    expect(pairs).toBeGreaterThan(100)
    expect(faults.slice(0, 5)).toEqual([])
  }, 240_000)

  it('stand in the order of the prices that their cards show, within the returned price bounds', async () => {
    const size = facets.find(isOfSizes)
    const most = size?.values.toSorted((a, b) => b.count - a.count)[0]
    const filters = size && most ? [choose(size, most.value)] : []
    expect(filters).toHaveLength(1)
    for (const sort of ['PRICE_ASC', 'PRICE_DESC', 'DISCOUNT_DESC']) {
      const { edges, priceBounds } = await list(store, { path, filters, sort })
      const shown = edges.map(({ node, matchingVariant }) => (matchingVariant ?? node).price)
      expect(shown.length).toBeGreaterThan(3)
      const numbers = shown.map(({ final, discountPercent }) =>
        sort === 'DISCOUNT_DESC' ? discountPercent : Number(final.amount),
      )
      const sign = sort === 'PRICE_ASC' ? 1 : -1
      expect([sort, numbers]).toEqual([sort, numbers.toSorted((a, b) => sign * (a - b))])
      const amounts = shown.map(({ final }) => Number(final.amount))
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(Number(priceBounds?.lowest.amount))
      expect(Math.max(...amounts)).toBeLessThanOrEqual(Number(priceBounds?.highest.amount))
    }
  })
})
