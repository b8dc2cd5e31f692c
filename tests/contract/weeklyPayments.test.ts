import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway } = sharedShop()

type Price = Readonly<{ price: { credit: { weekly: { amount: string } } | null } }>
type Products = Readonly<{
  totalCount: number
  edges: readonly Readonly<{ node: Price; matchingVariant: Price | null }>[]
  facets: readonly Readonly<{
    attribute: string
    label: string
    values: readonly Readonly<{ value: string; label: string; count: number }>[]
  }>[]
}>

const PRICE = 'price { credit { weekly { amount } } }'
const LIST = `query ($path: String!, $filters: [FilterInput!], $sort: ProductSort) {
  category(by: { urlPath: $path }) { products(first: 100, filters: $filters, sort: $sort) {
    totalCount edges { node { ${PRICE} } matchingVariant { ${PRICE} } } facets { attribute label values { value label count } } } } }`

async function list(variables: object, store = 'hogar'): Promise<Products> {
  const answer = await asGuest(gateway, store).run(LIST, { path: 'salas', ...variables })
  return (answer as { category: { products: Products } }).category.products
}

const weeklyOf = ({ edges }: Products) =>
  edges.map(({ node, matchingVariant }) => Number((matchingVariant ?? node).price.credit?.weekly.amount ?? Number.NaN))
const facetOf = ({ facets }: Products) => facets.find(({ attribute }) => attribute === 'credit_fee')

describe.each(['hogar', 'viu', 'mavi'])('weekly payments in lists of %s', (store) => {
  it('are a facet: each step has the products that it counts, none above it', async () => {
    const facet = facetOf(await list({}, store))
    expect(facet?.label).toBe('Pago semanal')
    expect(facet?.values.length).toBeGreaterThan(1)
    let before = 0
    for (const { value, label, count } of facet?.values ?? []) {
      const most = Number(value.split('-')[1])
      expect(label.replaceAll(/\D/g, '')).toBe(String(most))
      const found = await list({ filters: [{ attribute: 'credit_fee', range: value }] }, store)
      expect([value, found.totalCount]).toEqual([value, count])
      expect(count).toBeGreaterThanOrEqual(before)
      for (const weekly of weeklyOf(found)) expect(weekly).toBeLessThanOrEqual(most)
      before = count
    }
  })

  it('are an order, lowest first, what is not lent last', async () => {
    const weekly = weeklyOf(await list({ sort: 'WEEKLY_ASC' }, store))
    const lent = weekly.filter((amount) => !Number.isNaN(amount))
    expect(new Set(lent).size).toBeGreaterThan(5)
    expect(weekly.slice(0, lent.length).some(Number.isNaN)).toBe(false)
    // A payment that was calculated for an offer which is not in force is scaled, and rounded up to a peso once more.
    for (const [place, amount] of lent.entries()) {
      expect(amount, `place ${place}`).toBeGreaterThanOrEqual(Math.max(...lent.slice(0, place), 0) - 1)
    }
  })
})

it.each([
  ['de', 'wohnzimmer'],
  ['it', 'soggiorno'],
])('%s lends nothing: no facet, no weekly price', async (store, path) => {
  const found = await list({ path }, store)
  expect(found.totalCount).toBeGreaterThan(5)
  expect(facetOf(found)).toBeUndefined()
  expect(weeklyOf(found).every(Number.isNaN)).toBe(true)
})
