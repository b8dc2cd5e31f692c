import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway } = sharedShop()

const OFFERS = `{ store { rootCategory { products(first: 60, sort: DISCOUNT_DESC) { nodes {
  sku price { regular { amount } final { amount } lowestPrior { amount currencyCode } discountPercent }
  ... on ConfigurableProduct { variants { sku price {
    regular { amount } final { amount } lowestPrior { amount currencyCode } discountPercent
  } } }
} } } } }`

type Price = {
  regular: { amount: string }
  final: { amount: string }
  lowestPrior: { amount: string; currencyCode: string } | null
  discountPercent: number
}
type Priced = { sku: string; price: Price }

async function reductionsOf(store: string): Promise<Priced[]> {
  const answer = await asGuest(gateway, store).run(OFFERS)
  const { store: shop } = answer as {
    store: { rootCategory: { products: { nodes: (Priced & { variants?: Priced[] })[] } } }
  }
  return shop.rootCategory.products.nodes
    .flatMap((node) => [node, ...(node.variants ?? [])])
    .filter(({ price }) => Number(price.final.amount) < Number(price.regular.amount))
}

describe('the lowest price of the last 30 days', () => {
  it.each(['de', 'it'])('stands beside every reduction of %s, and percents count from it', async (store) => {
    const reductions = await reductionsOf(store)
    expect(reductions.length).toBeGreaterThan(40)
    for (const { sku, price } of reductions) {
      expect(price.lowestPrior?.currencyCode, sku).toBe('EUR')
      const [final, lowest] = [Number(price.final.amount), Number(price.lowestPrior?.amount)]
      expect(lowest, sku).toBeLessThanOrEqual(Number(price.regular.amount))
      expect(price.discountPercent, sku).toBe(Math.round((1 - final / lowest) * 100))
    }
    const wasLower = ({ price }: Priced) => Number(price.lowestPrior?.amount) < Number(price.regular.amount)
    expect(reductions.some(wasLower)).toBe(true)
  })

  it('is not shown in Mexico', async () => {
    const reductions = await reductionsOf('hogar')
    expect(reductions.length).toBeGreaterThan(40)
    expect(reductions.filter(({ price }) => price.lowestPrior !== null)).toEqual([])
  })
})
