import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'

const SHORT_CACHE_RUN_OUT_MS = 1_200

const LIST = `query List($path: String!, $filters: [FilterInput!], $sort: ProductSort, $withFacets: Boolean! = true) {
  category(by: { urlPath: $path }) {
    products(first: 5, filters: $filters, sort: $sort) {
      totalCount
      nodes { sku price { final { amount } } }
      edges {
        node { price { discountPercent } }
        matchingVariant { price { discountPercent } }
      }
      priceBounds @include(if: $withFacets) { lowest { amount } highest { amount } }
      facets @include(if: $withFacets) { attribute label kind values { value label count isChosen } }
    }
  }
}`
const TOTAL = `query Total($path: String!, $filters: [FilterInput!]) {
  category(by: { urlPath: $path }) { products(first: 1, filters: $filters) { totalCount } }
}`

type Filter = { attribute: string; in?: string[]; range?: string }
type Facet = {
  attribute: string
  label: string
  kind: 'CHOICE' | 'SWATCH' | 'RANGE'
  values: { value: string; label: string; count: number; isChosen: boolean }[]
}
type Discounted = { price: { discountPercent: number } }
type Products = {
  totalCount: number
  nodes: { sku: string; price: { final: { amount: string } } }[]
  edges: { node: Discounted; matchingVariant: Discounted | null }[]
  priceBounds: { lowest: { amount: string }; highest: { amount: string } } | null
  facets: Facet[]
}
type List = { category: { products: Products } }

/** Where the stores have their living rooms. */
const LIVING_ROOMS = [
  ['hogar', 'salas'],
  ['de', 'wohnzimmer'],
] as const
/** Bounds of their price ranges: those of the requirements (50, 100, 150) part no furniture. */
const PRICE_STEPS: Readonly<Record<(typeof LIVING_ROOMS)[number][0], readonly number[]>> = {
  hogar: [1_000, 2_500, 5_000, 10_000, 20_000],
  de: [50, 100, 250, 500, 1_000],
}
const { gateway } = sharedShop()

const list = async (variables: object, store = 'hogar') =>
  ((await asGuest(gateway, store).run(LIST, { path: 'salas', ...variables })) as List).category.products
const choose = ({ attribute, kind }: Facet, value: string): Filter =>
  kind === 'RANGE' ? { attribute, range: value } : { attribute, in: [value] }
const facetOf = (products: Products, attribute: string) => {
  const facet = products.facets.find((one) => one.attribute === attribute)
  if (!facet) throw new Error(`no facet ${attribute} in ${JSON.stringify(products.facets)}`)
  return facet
}

/** Returns the promised count of each value, and how many products it lists beside the filters of the other facets. */
async function promises(path: string, store: string, filters: readonly Filter[]) {
  const guest = asGuest(gateway, store)
  const { facets } = await list({ path, filters }, store)
  const values = facets.flatMap((facet) => facet.values.map((value) => ({ facet, ...value })))
  return Promise.all(
    values.map(async ({ facet, value, count }) => {
      const others = filters.filter(({ attribute }) => attribute !== facet.attribute)
      const { category } = (await guest.run(TOTAL, { path, filters: [...others, choose(facet, value)] })) as List
      return { what: `${facet.attribute} ${value}`, promised: count, listed: category.products.totalCount }
    }),
  )
}

describe.each(LIVING_ROOMS)('the living rooms of %s', (store, path) => {
  it('can be narrowed by price, colour, size, material, brand, discount, and what the platform calls filterable', async () => {
    const { facets } = await list({ path }, store)
    expect(facets.map(({ attribute }) => attribute)).toEqual(
      expect.arrayContaining(['price', 'color', 'size', 'material', 'marca', 'discount', 'style']),
    )
    expect(
      facets.every(({ label, values }) => label.trim() !== '' && values.every((value) => value.label.trim() !== '')),
    ).toBe(true)
  })

  it('offer price ranges in the steps of their currency', async () => {
    const { values } = facetOf(await list({ path }, store), 'price')
    const bounds = values.flatMap(({ value }) => value.split('-')).filter((bound) => bound !== '*' && bound !== '0')
    expect(values.length).toBeGreaterThan(2)
    expect(bounds.map(Number).filter((bound) => !PRICE_STEPS[store].includes(bound))).toEqual([])
  })

  it('list what each value promises', async () => {
    const kept = await promises(path, store, [])
    expect(kept.length).toBeGreaterThan(30)
    expect(kept.filter(({ promised, listed }) => promised !== listed)).toEqual([])
  })

  it('list what each value promises beside other choices, whose own are left out of their counts', async () => {
    const { facets } = await list({ path }, store)
    const chosen = ['color', 'discount'].flatMap((attribute) => {
      const facet = facets.find((one) => one.attribute === attribute)
      const most = facet?.values.toSorted((a, b) => b.count - a.count)[0]
      return facet && most ? [choose(facet, most.value)] : []
    })
    const kept = await promises(path, store, chosen)
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter(({ promised, listed }) => promised !== listed)).toEqual([])
  })
})

describe('a list', () => {
  it('has its lowest and highest price as they are shown', async () => {
    const [cheapest, dearest] = await Promise.all([list({ sort: 'PRICE_ASC' }), list({ sort: 'PRICE_DESC' })])
    expect(cheapest.priceBounds).toEqual({
      lowest: cheapest.nodes[0]?.price.final,
      highest: dearest.nodes[0]?.price.final,
    })
  })

  it('of discounts from twenty percent on holds nothing below', async () => {
    const { edges } = await list({ filters: [{ attribute: 'discount', range: '20-*' }], sort: 'PRICE_ASC' })
    const shown = edges.map(({ node, matchingVariant }) => (matchingVariant ?? node).price.discountPercent)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((percent) => percent < 20)).toEqual([])
  })

  it('keeps a chosen value that no product has any more', async () => {
    const facets = await list({})
    const brand = facetOf(facets, 'marca').values[0]?.value ?? ''
    const narrowed = await list({
      filters: [
        { attribute: 'marca', in: [brand] },
        { attribute: 'price', range: '999998-999999' },
      ],
    })
    expect(narrowed.totalCount).toBe(0)
    expect(facetOf(narrowed, 'marca').values).toContainEqual(expect.objectContaining({ value: brand, isChosen: true }))
    expect(facetOf(narrowed, 'price').values).toContainEqual(
      expect.objectContaining({ value: '999998-999999', count: 0, isChosen: true }),
    )
  })

  it('narrowed by an attribute that no product has is empty, and no error', async () => {
    expect(await list({ filters: [{ attribute: 'no_such_attribute', in: ['1'] }] })).toMatchObject({ totalCount: 0 })
  })
})

describe('facets cost', () => {
  let proxied: ProxiedGateway
  const ask = (variables: object) => asGuest(proxied.gateway).run(LIST, { path: 'salas', ...variables })
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(sharedShop().platform)
    // Categories, attributes and tax rules are held for a minute: once read, what is counted is the list alone.
    await ask({})
  })
  afterAll(() => proxied.stop())
  beforeEach(async () => {
    await new Promise((resolve) => setTimeout(resolve, SHORT_CACHE_RUN_OUT_MS))
    proxied.upstream.clear()
  })
  const keys = () => proxied.upstream.calls.map(({ path, query, body }) => `${path}?${query} ${body()}`)

  it('no call beside the page’s own', async () => {
    await ask({})
    expect(keys()).toHaveLength(1)
  })

  it('nothing when they are left out', async () => {
    await ask({ withFacets: false })
    expect(proxied.upstream.calls.map(({ body }) => JSON.parse(body())._availableFilters)).toEqual([[]])
  })

  it('one call without products for each facet with a choice, never one twice', async () => {
    await ask({
      filters: [
        { attribute: 'color', in: ['49', '52'] },
        { attribute: 'discount', range: '10-*' },
        { attribute: 'price', range: '0-50000' },
      ],
    })
    expect(proxied.upstream.calls.filter(({ query }) => query.get('size') === '0')).toHaveLength(3)
    expect(keys()).toHaveLength(4)
    expect(new Set(keys()).size).toBe(4)
  })
})
