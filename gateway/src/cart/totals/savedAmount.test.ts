import { STORES } from '@hogar/schema/stores.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Document, simple } from '../../testing/productDocuments.ts'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

/** Puts lines into the cart; each unit is charged what `charged` says, without tax. */
async function fill(lines: readonly string[], charged: Readonly<Record<string, number>> = {}) {
  const { data } = await shopper.query(
    `mutation { addCartLines(input: { lines: [${lines.join()}] }) { userErrors { code message } } }`,
  )
  expect(data.addCartLines.userErrors).toEqual([])
  for (const item of [...platform.carts.carts.values()].flat()) item.price = charged[item.sku] ?? item.price
}

async function saved() {
  const { data, errors } = await shopper.query('{ viewer { cart { totals { saved { amount currencyCode } } } } }')
  expect(errors).toEqual([])
  return data.viewer.cart.totals.saved?.amount ?? null
}

const sell = (...documents: Document[]) => platform.documents.product!.push(...documents)
const offer = (id: number, more: Document = {}) =>
  simple(id, { price: 100, special_price: 80, final_price: 80, lowest_price_30_days: 90, ...more })

test('a cart without a reduction saves nothing', async () => {
  await fill(['{ sku: "SKU-1", quantity: 3 }'])
  expect(await saved()).toBe('0.00')
})

test('saves regular minus charged price, with tax, over all units and lines', async () => {
  sell(offer(701), offer(702, { price: 33.33, special_price: 29.99, final_price: 29.99 }))
  await fill(['{ sku: "SKU-701", quantity: 3 }', '{ sku: "SKU-702" }'], { 'SKU-701': 80, 'SKU-702': 29.99 })
  // 3 × (116.00 − 92.80) + (38.66 − 34.79)
  expect(await saved()).toBe('73.47')
})

test('counts from the regular price of the variant that is bought', async () => {
  await fill(['{ sku: "SOFA-GRY", quantity: 2 }', '{ sku: "SOFA-BLU" }'], { 'SOFA-GRY': 900, 'SOFA-BLU': 950 })
  expect(await saved()).toBe('232.00')
})

test('adds what the coupon takes off', async () => {
  sell(offer(701))
  await fill(['{ sku: "SKU-701" }'], { 'SKU-701': 80 })
  await shopper.query('mutation { applyCartCoupon(input: { code: "BIENVENIDO" }) { userErrors { code } } }')
  const { data } = await shopper.query('{ viewer { cart { totals { discount { amount } } } } }')
  expect(Number(data.viewer.cart.totals.discount.amount)).toBeGreaterThan(0)
  expect(await saved()).toBe((23.2 + Number(data.viewer.cart.totals.discount.amount)).toFixed(2))
})

test('is not lowered by a line that costs more than the catalogue says', async () => {
  sell(offer(701))
  await fill(['{ sku: "SKU-701" }', '{ sku: "SKU-1" }'], { 'SKU-701': 80, 'SKU-1': 150 })
  expect(await saved()).toBe('23.20')
})

test('counts nothing that custom options add', async () => {
  sell({
    ...platform.documents.product!.find(({ sku }) => sku === 'LAMP'),
    id: 703,
    sku: 'LAMP-OFFER',
    price: 100,
    special_price: 80,
    final_price: 80,
  })
  const chosen = 'customOptions: [{ optionId: "13", value: "31" }]'
  await fill([`{ sku: "LAMP-OFFER", quantity: 2, ${chosen} }`, `{ sku: "LAMP", ${chosen} }`], {
    'LAMP-OFFER': 100,
    LAMP: 120,
  })
  expect(await saved()).toBe('46.40')
})

test.each([
  ['hogar', '20.00'],
  ['de', '10.00'],
  ['it', '10.00'],
])('in %s a reduction counts from the price that the law there asks for', async (code, amount) => {
  shopper.state.store = STORES.find((store) => store.code === code)!
  // Goods without tax: rates differ by country.
  const goods = offer(701, { tax_class_id: '0' })
  sell(goods)
  platform.elsewhere.set(`vue_storefront_catalog_${code}`, { product: [goods] })
  await fill(['{ sku: "SKU-701" }'], { 'SKU-701': 80 / 1.16 })
  expect(await saved()).toBe(amount)
})

test('is null where a price cannot be read, and nothing else fails', async () => {
  await fill(['{ sku: "SKU-1" }'])
  const other = createGraphClient(platform.url, 'another')
  other.state.data = shopper.state.data
  platform.faults.set('/api/catalog', 500)
  const { data, errors } = await other.query(
    '{ viewer { cart { totals { saved { amount } grandTotal { amount } } } } }',
  )
  await other.close()
  expect(errors).toEqual([])
  expect(data.viewer.cart.totals).toEqual({ saved: null, grandTotal: { amount: '116.00' } })
})
