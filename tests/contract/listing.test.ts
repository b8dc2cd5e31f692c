import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import type { Call } from '../testkit/proxies/upstreamProxy.ts'

const STOCK_BATCH_SIZE = 15
const SHORT_CACHE_RUN_OUT_MS = 1_200

const LISTING = `query Listing($first: Int) {
  category(by: { urlPath: "salas" }) {
    products(first: $first) { totalCount nodes { __typename sku name price { final { amount } } stock { status quantity } } }
  }
}`

const LISTING_WITH_VARIANTS = `query ListingWithVariants($first: Int) {
  category(by: { urlPath: "salas" }) {
    products(first: $first) {
      nodes { sku stock { status } ... on ConfigurableProduct { variants { sku stock { status } } } }
    }
  }
}`

describe('a listing of 50 products with stock', () => {
  let proxied: ProxiedGateway
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(sharedShop().platform)
    // Categories and tax rules are held for a minute: once read, what is counted is the listing alone.
    await asGuest(proxied.gateway).run(LISTING, { first: 1 })
  })
  afterAll(() => proxied.stop())
  beforeEach(async () => {
    await new Promise((resolve) => setTimeout(resolve, SHORT_CACHE_RUN_OUT_MS))
    proxied.upstream.clear()
  })

  const count = (path: RegExp) => proxied.upstream.calls.filter((call) => path.test(call.path)).length
  const stockSkus = () =>
    proxied.upstream.calls
      .filter((call) => call.path === '/api/stock/list')
      .map((call) => (call.query.get('skus') ?? '').split(','))

  it('makes one catalogue call and at most four stock calls', async () => {
    const { category } = (await asGuest(proxied.gateway).run(LISTING, { first: 50 })) as Listing
    expect(category.products.nodes).toHaveLength(50)
    expect(count(/_search$/)).toBe(1)
    expect(stockSkus().length).toBeLessThanOrEqual(4)
    expect(proxied.upstream.calls).toHaveLength(1 + stockSkus().length)
  })

  it('asks for stock in batches of 15, each SKU once', async () => {
    await asGuest(proxied.gateway).run(LISTING, { first: 50 })
    const batches = stockSkus()
    expect(batches.every((batch) => batch.length <= STOCK_BATCH_SIZE)).toBe(true)
    expect(new Set(batches.flat()).size).toBe(batches.flat().length)
  })

  it('adds a stock call only for every 15 variants', async () => {
    const { category } = (await asGuest(proxied.gateway).run(LISTING_WITH_VARIANTS, { first: 50 })) as Listing
    const skus = category.products.nodes.flatMap((node) => [node.sku, ...(node.variants ?? []).map(({ sku }) => sku)])
    expect(count(/_search$/)).toBe(1)
    expect(stockSkus()).toHaveLength(Math.ceil(new Set(skus).size / STOCK_BATCH_SIZE))
  })

  it('never makes the same call twice in one request', async () => {
    await asGuest(proxied.gateway).run(LISTING_WITH_VARIANTS, { first: 50 })
    const keys = proxied.upstream.calls.map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

type Listing = {
  category: { products: { totalCount: number; nodes: { sku: string; variants?: { sku: string }[] }[] } }
}

function keyOf(call: Call): string {
  return `${call.method} ${call.path}?${call.query} ${call.body()}`
}
