import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'

const PAGE = `query Page($path: String!) {
  category(by: { urlPath: $path }) { products(first: 50) { nodes {
    sku price { regular { amount } final { amount } finalExcludingTax { amount } isFrom discountPercent isCurrent refreshedAt
      taxRate { percent } instalments { months monthly { amount } } }
  } } }
}`
const RENDER_LIST = '/api/product/render-list'

type Amount = { amount: string }
type Node = {
  sku: string
  price: {
    regular: Amount
    final: Amount
    finalExcludingTax: Amount
    isCurrent: boolean
    refreshedAt: string | null
    taxRate: { percent: number } | null
    instalments: object[]
  }
}

const { gateway: usual, platform } = sharedShop()
let other: ProxiedGateway
beforeAll(async () => {
  const settings = {
    hogar: { syncsPrices: true },
    viu: { taxBy: 'platform' },
    mavi: { tierPrices: true },
  }
  other = await startGatewayBehindProxy(platform, { STORE_SETTINGS: JSON.stringify(settings) })
})
afterAll(() => other.stop())
beforeEach(() => {
  other.upstream.setFault(null)
  other.upstream.clear()
})

const pageOf = async (gateway: string, store: string, path = 'salas'): Promise<Node[]> => {
  const { category } = (await asGuest(gateway, store).run(PAGE, { path })) as {
    category: { products: { nodes: Node[] } }
  }
  return category.products.nodes
}
const callsTo = (path: string) => other.upstream.calls.filter((call) => call.path === path)
const amountsOf = (nodes: readonly Node[]) =>
  nodes.map(({ sku, price }) => [sku, price.regular.amount, price.final.amount, price.finalExcludingTax.amount])

describe('a store that synchronises prices', () => {
  it('shows what the documents show, confirmed in one call for the page', async () => {
    const [synced, documents] = [await pageOf(other.gateway, 'hogar'), await pageOf(usual, 'hogar')]
    expect(synced.length).toBeGreaterThan(20)
    expect(amountsOf(synced)).toEqual(amountsOf(documents))
    const old = synced.filter(({ price }) => !price.isCurrent || price.refreshedAt === null)
    expect(old.map(({ sku }) => sku)).toEqual([])
    expect(synced.map(({ price }) => price.instalments)).toEqual(documents.map(({ price }) => price.instalments))
    expect(callsTo(RENDER_LIST)).toHaveLength(1)
  })

  it('keeps the documents’ prices, and says so, while the platform does not answer', async () => {
    other.upstream.setFault((call) =>
      call.path === RENDER_LIST ? { kind: 'answer', status: 500, body: '{"code":500,"result":"x"}' } : undefined,
    )
    // Another page than before: an answer of a moment ago would still be good.
    const stale = await pageOf(other.gateway, 'hogar', 'salas/sofas')
    expect(stale.length).toBeGreaterThan(5)
    expect(amountsOf(stale)).toEqual(amountsOf(await pageOf(usual, 'hogar', 'salas/sofas')))
    expect(stale.filter(({ price }) => price.isCurrent).map(({ sku }) => sku)).toEqual([])
  })
})

it('a store whose platform calculates tax shows the same, without a rule', async () => {
  const [taxed, ruled] = [await pageOf(other.gateway, 'viu'), await pageOf(usual, 'viu')]
  expect(taxed.length).toBeGreaterThan(5)
  expect(amountsOf(taxed)).toEqual(amountsOf(ruled))
  expect(taxed.map(({ price }) => price.taxRate)).toEqual(ruled.map(({ price }) => price.taxRate))
  expect(other.upstream.calls.filter(({ path }) => path.includes('/taxrule/'))).toEqual([])
})

it('… and filters by the same prices, whose bounds need the rate of the rules', async () => {
  const [taxed, ruled] = [await pricesOf(other.gateway), await pricesOf(usual)]
  expect(ruled.facets.find(({ attribute }) => attribute === 'price')?.values.length).toBeGreaterThan(1)
  expect(taxed).toEqual(ruled)
})

type Prices = Readonly<{
  totalCount: number
  priceBounds: object
  facets: readonly Readonly<{ attribute: string; values: readonly object[] }>[]
}>

async function pricesOf(gateway: string): Promise<Prices> {
  const { category } = (await asGuest(gateway, 'viu').run(
    `{ category(by: { urlPath: "salas" }) { products(first: 1, filters: [{ attribute: "price", range: "5000-10000" }]) {
      totalCount priceBounds { lowest { amount } highest { amount } } facets { attribute values { value count } }
    } } }`,
  )) as { category: { products: Prices } }
  return category.products
}

it('a store with tier prices shows the prices of larger quantities', async () => {
  const READ =
    '{ search(term: "maceta", first: 50) { nodes { sku price { final { amount } tiers { quantity price { amount } } } } } }'
  type Tiers = { search: { nodes: { price: { final: Amount; tiers: { quantity: number; price: Amount }[] } }[] } }
  const tiersOf = async (gateway: string) =>
    ((await asGuest(gateway, 'mavi').run(READ)) as Tiers).search.nodes.filter(({ price }) => price.tiers.length > 0)
  const tiered = await tiersOf(other.gateway)
  expect(tiered.length).toBeGreaterThan(0)
  for (const { price } of tiered) {
    const amounts = [price.final, ...price.tiers.map((tier) => tier.price)].map(({ amount }) => Number(amount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  }
  expect(await tiersOf(usual)).toEqual([])
})
