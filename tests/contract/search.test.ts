import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const SEARCH = `query Search($term: String!, $sort: ProductSort, $filters: [FilterInput!], $after: String, $first: Int = 50) {
  search(term: $term, first: $first, sort: $sort, filters: $filters, after: $after) {
    totalCount
    match { count words missingWords maximumPrice { amount } }
    priceBounds { lowest { amount } highest { amount } }
    facets { attribute kind values { value count } }
    edges {
      isRelated
      cursor
      node { name price { final { amount } } }
      matchingVariant { name price { final { amount } } }
    }
  }
}`

type Edge = {
  isRelated: boolean
  cursor: string
  node: { name: string; price: { final: { amount: string } } }
  matchingVariant: { name: string; price: { final: { amount: string } } } | null
}
type Search = {
  totalCount: number
  match: { count: number; words: string[]; missingWords: string[]; maximumPrice: { amount: string } | null }
  priceBounds: { lowest: { amount: string }; highest: { amount: string } }
  facets: { attribute: string; kind: string; values: { value: string; count: number }[] }[]
  edges: Edge[]
}

async function search(variables: Record<string, unknown>, store = 'hogar'): Promise<Search> {
  const { data, errors } = await asGuest(sharedShop().gateway, store).send(SEARCH, variables)
  expect(errors).toBeUndefined()
  return data?.['search'] as Search
}

describe('a search', () => {
  it('puts what has all words first, counts it, and calls the rest related, in every order and on every page', async () => {
    for (const sort of [null, 'PRICE_ASC']) {
      const { match, totalCount, edges } = await search({ term: 'sofá gris', sort })
      expect(match.count).toBeGreaterThan(0)
      expect(totalCount).toBeGreaterThan(match.count)
      expect(edges.map(({ isRelated }) => isRelated)).toEqual(edges.map((_, at) => at >= match.count))
      const next = await search({ term: 'sofá gris', sort, after: edges[match.count - 2]?.cursor })
      expect(next.edges.slice(0, 2).map(({ isRelated }) => isRelated)).toEqual([false, true])
    }
    const { edges, match } = await search({ term: 'sofá gris', sort: 'PRICE_ASC' })
    const prices = edges.slice(0, match.count).map(({ node }) => Number(node.price.final.amount))
    expect(prices).toEqual(prices.toSorted((one, two) => one - two))
  })

  it.each([
    ['hogar', 'sofá gris', /gris/i],
    ['hogar', 'colchon matrimonial', /matrimonial/i],
    ['hogar', 'tele 55', /55/],
    ['hogar', 'pantalla 65 pulgadas', /65/],
    ['de', 'graues Sofa', /grau|anthrazit/i],
    ['it', 'divano grigio', /grigio|antracite/i],
  ])('in %s for "%s" shows the variant that the words name', async (store, term, wanted) => {
    const { edges, match } = await search({ term }, store)
    // A product all of whose variants are grey has none to be shown in its place.
    const shown = edges.slice(0, Math.min(5, match.count)).flatMap(({ matchingVariant }) => matchingVariant?.name ?? [])
    expect(shown.length).toBeGreaterThan(1)
    for (const name of shown) expect(name).toMatch(wanted)
  })

  it('leaves out the word that nothing has, and says which, as it was typed', async () => {
    const { match, edges } = await search({ term: 'Sofá estratosférico' })
    expect(match).toMatchObject({ words: ['Sofá'], missingWords: ['estratosférico'] })
    expect(edges[0]?.node.name).toMatch(/^Sofá/)
  })

  it('keeps to the price that its words name', async () => {
    const { match, edges } = await search({ term: 'sofá gris menos de 10,000' })
    expect(match.maximumPrice?.amount).toBe('10000.00')
    expect(match.missingWords).toEqual([])
    expect(edges.length).toBeGreaterThan(0)
    for (const { node, matchingVariant } of edges) {
      expect(Number((matchingVariant ?? node).price.final.amount)).toBeLessThanOrEqual(10_000)
    }
  })

  it('is counted by facets as a whole', async () => {
    const { facets } = await search({ term: 'sofá gris' })
    expect(facets.map(({ attribute }) => attribute)).toContain('marca')
  })

  it.each([
    ['sofa gris', []],
    ['juego de sala', []],
    ['sofá gris menos de 20,000', []],
    ['sofa gris', [{ attribute: 'price', range: '5000-10000' }]],
  ])('promises for "%s" with %j as many matches as a further filter leaves', async (term, filters) => {
    const { facets, match, totalCount, priceBounds } = await search({ term, filters })
    expect(match.count).toBeLessThan(totalCount)
    const promises = facets.flatMap(({ attribute, kind, values }) =>
      values.map(({ value, count }) => ({ attribute, value, count, isRange: kind === 'RANGE' })),
    )
    expect(promises.length).toBeGreaterThan(5)
    const left = await Promise.all(
      promises.map(async ({ attribute, value, isRange }) => {
        const chosen = { attribute, ...(isRange ? { range: value } : { in: [value] }) }
        const others = filters.filter((filter) => filter.attribute !== attribute)
        return (await search({ term, filters: [...others, chosen], first: 1 })).match.count
      }),
    )
    expect(promises.map((promise, at) => ({ ...promise, count: left[at] }))).toEqual(promises)
    const range = `${priceBounds.lowest.amount}-${priceBounds.highest.amount}`
    expect((await search({ term, filters: [{ attribute: 'price', range }], first: 1 })).match.count).toBe(match.count)
  })

  it('counts related products where none has all words', async () => {
    const { facets, match, totalCount } = await search({
      term: 'sofa gris',
      filters: [{ attribute: 'price', range: '0-1000' }],
    })
    expect(match.count).toBe(0)
    const brands = facets.find(({ attribute }) => attribute === 'marca')?.values ?? []
    expect(totalCount).toBeGreaterThan(1)
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount)
  })
})
