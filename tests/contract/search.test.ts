import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/guest.ts'
import { sharedShop } from '../testkit/sharedShop.ts'

const SEARCH = `query Search($term: String!, $sort: ProductSort, $after: String) {
  search(term: $term, first: 50, sort: $sort, after: $after) {
    totalCount
    match { count words missingWords maximumPrice { amount } }
    facets { attribute values { count } }
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
  facets: { attribute: string }[]
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
})
