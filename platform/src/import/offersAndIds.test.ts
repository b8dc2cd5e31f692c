import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findStore } from '../stores.ts'
import { pluck } from '../testing/pluck.ts'
import { ADDRESS, asGuest, configured } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { importCatalogue } from './importCatalogue.ts'
import type { ImportReport } from './importReport.ts'

const platform = withPlatform()
const directory = mkdtempSync(join(tmpdir(), 'hogar-offers-'))
const VIU = 'vue_storefront_catalog_viu'
const WIDE = 15_499_360_009
const WIDER = 2 ** 53 - 1
const SOON_MS = 4_000

const product = (fields: Record<string, unknown>) => ({
  type_id: 'simple', name: `Mesa ${String(fields.sku)}`, status: 1, visibility: 4, stock: { qty: 5, is_in_stock: true }, ...fields,
}) // prettier-ignore
/** As documents write an instant. */
const utc = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

let report: ImportReport
let beginsAt = 0

beforeAll(async () => {
  beginsAt = Math.ceil((Date.now() + SOON_MS) / 1000) * 1000
  const records = [
    product({ id: 1, sku: 'FUTURE', price: 3000, special_price: 90, special_from_date: '2031-01-01' }),
    product({ id: 2, sku: 'PAST', price: 2500, special_price: 80, special_to_date: '2020-01-01' }),
    product({ id: 3, sku: 'PLAIN', price: 100 }),
    product({ id: 4, sku: 'SOON', price: 2000, special_price: 50, special_from_date: utc(beginsAt) }),
    product({ id: WIDE, sku: 'WIDE', price: 10, category_ids: [WIDER], category: [{ category_id: WIDER, name: 'Lejos', position: 3 }] }),
    product({ id: 'a1b2-c3', sku: 'TEXT', price: 20, category_ids: ['raiz-mesas'] }),
    product({ id: WIDE + 1, sku: 'PARENT', type_id: 'configurable', configurable_options: [{ attribute_id: WIDE, attribute_code: 'color', label: 'Color', values: [{ value_index: 1, label: 'Rojo' }] }], configurable_children: [{ id: WIDE + 2, sku: 'CHILD', price: 30, color: 1 }] }),
    { id: WIDER, name: 'Lejos', parent_id: 2 },
    { id: 'raiz', name: 'Todo', parent_id: null, level: 1, children_data: [{ id: 'raiz-mesas', name: 'Mesas', parent_id: 'raiz' }] },
    { id: 'r-1', title: 'Bien', detail: '…', nickname: 'A', review_status: 1, product_id: 'a1b2-c3' },
  ] // prettier-ignore
  const file = join(directory, 'products.json')
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'))
  report = await importCatalogue(platform.database().db, {
    files: [file],
    store: findStore('viu')!,
    isReplacing: true,
  })
})

async function search(filters: unknown[], sort: unknown[] = [{ field: 'id' }]): Promise<readonly Json[]> {
  const { body } = await platform.post(`/api/catalog/${VIU}/product/_search?request_format=search-query&size=50`, {
    _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }, ...filters],
    _appliedSort: sort,
  })
  return (body.hits!.hits as unknown as { _source: Json }[]).map((found) => found._source)
}
const between = (gte: number, lte: number) => ({ attribute: 'price', value: { gte, lte } })
const OFFERS = { attribute: 'sku', value: { in: ['FUTURE', 'PAST', 'PLAIN', 'SOON'] } }
const byPrice = async () => pluck(await search([OFFERS, { attribute: 'status', value: { eq: 1 } }], [{ field: 'final_price', options: 'asc' }]), 'sku') // prettier-ignore

test('offers that are over or to come do not sort, filter or count; one that begins does', async () => {
  const skus = async (...filters: unknown[]) => pluck(await search(filters), 'sku')
  expect(await skus(between(2_400, 4_000))).toEqual(['FUTURE', 'PAST'])
  expect(await skus(between(75, 95))).toEqual([])
  expect(await skus({ attribute: 'discount', value: { gte: 50 } })).not.toContain('FUTURE')
  await expect.poll(byPrice, { timeout: 3 * SOON_MS }).toEqual(['SOON', 'PLAIN', 'PAST', 'FUTURE'])
  expect(Date.now()).toBeGreaterThanOrEqual(beginsAt)
  expect(await skus(between(45, 55))).toEqual(['SOON'])
  expect(await skus({ attribute: 'discount', value: { gte: 90 } })).toContain('SOON')
})

test('ids up to 2^53 are kept, in documents, categories, stock, carts and orders', async () => {
  const inCategory = { attribute: 'category_ids', value: { in: [WIDER] } }
  const order = [
    { field: 'category.position', options: { nested_filter: { term: { 'category.category_id': WIDER } } } },
  ]
  expect(await search([inCategory], order)).toMatchObject([{ id: WIDE, sku: 'WIDE', category_ids: [WIDER] }])
  expect((await platform.get('/api/stock/check/WIDE')).body.result).toMatchObject({ product_id: WIDE, qty: 5 })
  const guest = await asGuest(platform, 'viu')
  await guest.add('WIDE', 1)
  await guest.add('PARENT', 1, configured(String(WIDE), '1'))
  const placed = await guest.order({ products: [{ sku: 'WIDE', qty: 1, price: 1 }, { sku: 'CHILD', qty: 1, price: 1 }], addressInformation: { shippingAddress: ADDRESS, billingAddress: ADDRESS, shipping_carrier_code: 'instore', shipping_method_code: 'pickup', payment_method_code: 'banktransfer' } }) // prettier-ignore
  expect(placed.body).toMatchObject({ code: 200 })
})

test('text ids get a number that products, categories and reviews share', async () => {
  const [text] = await search([{ attribute: 'sku', value: { eq: 'TEXT' } }])
  const { body } = await platform.get(`/api/catalog/${VIU}/category/_search?size=50&request_format=search-query&request=${encodeURIComponent('{}')}`) // prettier-ignore
  const categories = (body.hits!.hits as unknown as { _source: Json }[]).map((found) => found._source)
  const tables = categories.find(({ name }) => JSON.stringify(name) === '"Mesas"')!
  expect(text!.category_ids).toEqual([tables.id])
  expect(tables.product_count).toBe(1)
  expect(report.count('stored', 'review')).toBe(1)
  expect(report.print()).toMatch(/text as id: numbered/)
})
