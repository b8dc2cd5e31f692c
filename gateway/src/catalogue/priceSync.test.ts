import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoreSettings } from '../stores/storeSettings.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { RENDER_LIST_BATCH_SIZE } from './limits.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
const clients: ReturnType<typeof createGraphClient>[] = []
beforeEach(async () => (platform = await startFakePlatform()))
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
  await platform.close()
})

const shopper = (settings: Partial<StoreSettings>) => {
  const client = createGraphClient(platform.url, undefined, { settings: { hogar: settings } })
  clients.push(client)
  return client
}
const PRICE = `price { regular { amount } final { amount } finalExcludingTax { amount } special { amount }
  isCurrent refreshedAt taxRate { percent } tiers { quantity price { amount } } }`
const priceOf = async (sku: string, settings: Partial<StoreSettings>) => {
  const { data, errors, calls } = await shopper(settings).query(`{ product(by: { sku: "${sku}" }) { ${PRICE} } }`)
  expect(errors).toEqual([])
  return { ...data.product.price, calls }
}
const document = (sku: string) => platform.documents.product!.find((candidate) => candidate.sku === sku)!
const rendered = () => platform.seen.filter(({ path }) => path === '/api/product/render-list')

describe('a store that synchronises prices', () => {
  const SYNCED = { syncsPrices: true }

  test('shows what the platform says now, and when it said so', async () => {
    platform.prices.set('SKU-1', 50)
    const before = Date.now()
    const price = await priceOf('SKU-1', SYNCED)
    expect(price).toMatchObject({
      regular: { amount: '232.00' },
      final: { amount: '58.00' },
      finalExcludingTax: { amount: '50.00' },
      special: { amount: '58.00' },
      isCurrent: true,
      taxRate: { percent: 16 },
    })
    expect(Date.parse(price.refreshedAt)).toBeGreaterThanOrEqual(before)
    expect(Object.fromEntries(rendered()[0]!.query)).toMatchObject({
      skus: 'SKU-1',
      currencyCode: 'MXN',
      storeId: '5',
    })
    expect(rendered()[0]!.query.has('userGroupId')).toBe(false)
  })

  test('keeps the document’s price, and says that it is old, where the platform does not know it', async () => {
    expect(await priceOf('SKU-1', SYNCED)).toMatchObject({
      final: { amount: '116.00' },
      isCurrent: false,
      refreshedAt: null,
    })
  })

  test('keeps the documents’ prices where the platform fails', async () => {
    platform.faults.set('/api/product/render-list', 500)
    expect(await priceOf('SKU-1', SYNCED)).toMatchObject({ final: { amount: '116.00' }, isCurrent: false })
  })

  test('asks for all of a page at once, in calls of bounded length', async () => {
    const { data, calls } = await shopper(SYNCED).query(
      `{ search(term: "producto", first: 60) { nodes { ${PRICE} } } }`,
    )
    expect(data.search.nodes).toHaveLength(60)
    expect(calls.renderList).toBe(Math.ceil(60 / RENDER_LIST_BATCH_SIZE))
  })

  test('asks for a product and its variants in one call', async () => {
    platform.prices.set('SOFA-BLU', 70)
    const { data, calls } = await shopper(SYNCED).query(
      `{ product(by: { sku: "SOFA" }) { ${PRICE} ... on ConfigurableProduct { variants { sku ${PRICE} } } } }`,
    )
    expect(calls.renderList).toBe(1)
    expect(rendered()[0]!.query.get('skus')).toBe('SOFA,SOFA-GRY,SOFA-BLU')
    expect(data.product.variants.map((variant: { price: { isCurrent: boolean } }) => variant.price.isCurrent)).toEqual([
      false,
      true,
    ])
  })

  test('names the group of customers', async () => {
    await priceOf('SKU-1', { ...SYNCED, defaultCustomerGroup: 4 })
    const client = shopper({ ...SYNCED, defaultCustomerGroup: 4 })
    client.state.data = { cartToken: null, userToken: null, checkout: null, orders: [], customerGroupId: 7 }
    await client.query(`{ product(by: { sku: "SKU-2" }) { ${PRICE} } }`)
    expect(rendered().map(({ query }) => query.get('userGroupId'))).toEqual(['4', '7'])
  })

  test('asks for nothing when no price is selected', async () => {
    const { calls } = await shopper(SYNCED).query('{ product(by: { sku: "SKU-1" }) { name } }')
    expect(calls).toEqual({ catalogueSearch: 1 })
  })
})

test('any other store asks for no prices beside the documents', async () => {
  platform.prices.set('SKU-1', 50)
  const { calls, ...price } = await priceOf('SKU-1', {})
  expect(price).toMatchObject({ final: { amount: '116.00' }, isCurrent: true, refreshedAt: null })
  expect(calls).toEqual({ catalogueSearch: 2 })
})

describe('a store whose platform calculates tax', () => {
  const TAXED = { taxBy: 'platform' } as const

  test('shows the documents’ amounts with tax, and asks for no rule', async () => {
    Object.assign(document('SKU-1'), { price_incl_tax: 111, final_price_incl_tax: 111, originalPriceInclTax: 150 })
    const { calls, ...price } = await priceOf('SKU-1', TAXED)
    expect(price).toMatchObject({
      regular: { amount: '150.00' },
      final: { amount: '111.00' },
      finalExcludingTax: { amount: '100.00' },
      taxRate: { percent: 11 },
    })
    expect(calls).toEqual({ catalogueSearch: 1 })
  })

  test('has them from the platform’s present prices where documents have none', async () => {
    platform.prices.set('SKU-1', 50)
    const { calls, ...price } = await priceOf('SKU-1', TAXED)
    expect(price).toMatchObject({ final: { amount: '58.00' }, taxRate: { percent: 16 }, isCurrent: true })
    expect(calls).toEqual({ catalogueSearch: 1, renderList: 1 })
  })

  test('takes a configurable’s from its cheapest variant', async () => {
    const [gray, blue] = document('SOFA').configurable_children as object[]
    Object.assign(gray!, { price_incl_tax: 1_100, special_price_incl_tax: 990, final_price_incl_tax: 990 })
    Object.assign(blue!, { price_incl_tax: 1_045 })
    expect(await priceOf('SOFA', TAXED)).toMatchObject({
      regular: { amount: '1100.00' },
      final: { amount: '990.00' },
      taxRate: { percent: 10 },
    })
  })
})

describe('tier prices', () => {
  const tier = (customer_group_id: number, qty: number, value: number) => ({ customer_group_id, qty, value })
  beforeEach(() => {
    document('SKU-1').tier_prices = [tier(0, 1, 90), tier(32000, 5, 80), tier(0, 9, 95), tier(4, 1, 50)]
  })

  test('do not count unless the store wants them', async () => {
    expect(await priceOf('SKU-1', {})).toMatchObject({ final: { amount: '116.00' }, tiers: [] })
  })

  test('lower the price of one, and list the prices of larger quantities', async () => {
    expect(await priceOf('SKU-1', { tierPrices: true })).toMatchObject({
      regular: { amount: '116.00' },
      final: { amount: '104.40' },
      // 9 for more than one costs is no offer.
      tiers: [{ quantity: 5, price: { amount: '92.80' } }],
    })
  })

  test('are the group’s own', async () => {
    expect(await priceOf('SKU-1', { tierPrices: true, defaultCustomerGroup: 4 })).toMatchObject({
      final: { amount: '58.00' },
      tiers: [],
    })
  })
})

test('tax may depend on the group of customers and on the region', async () => {
  const rules = [
    { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [9], rates: [{ tax_country_id: 'MX', rate: 1 }] },
    {
      id: 2,
      product_tax_class_ids: [2],
      customer_tax_class_ids: [3],
      rates: [
        { tax_country_id: 'MX', tax_region_id: 0, rate: 16 },
        { tax_country_id: 'MX', tax_region_id: 5, region_name: 'Sonora', rate: 8 },
      ],
    },
  ]
  Object.assign(platform.documents, { taxrule: rules })
  const percentOf = async (settings: Partial<StoreSettings>) => (await priceOf('SKU-1', settings)).taxRate?.percent
  expect(await percentOf({})).toBe(1)
  expect(await percentOf({ taxesByCustomerGroup: 'default', defaultCustomerGroup: 3 })).toBe(16)
  expect(await percentOf({ taxesByCustomerGroup: 'own', defaultCustomerGroup: 3, defaultRegion: 'Sonora' })).toBe(8)
  expect(await percentOf({ taxesByCustomerGroup: 'default', defaultCustomerGroup: 7 })).toBeUndefined()
  expect(await percentOf({ defaultCountry: 'DE' })).toBeUndefined()
})

test('what is made of others and names no price costs what its parts do', async () => {
  for (const sku of ['BED-KIT', 'SET-SILLAS'])
    Object.assign(document(sku), { price: 0, final_price: null, minimal_price: null, max_price: null })
  const [option] = document('BED-KIT').bundle_options as { product_links: { qty: number }[] }[]
  option!.product_links[0]!.qty = 3
  expect(await priceOf('BED-KIT', {})).toMatchObject({ final: { amount: '348.00' } })
  expect(await priceOf('SET-SILLAS', {})).toMatchObject({ final: { amount: '116.00' } })
})
