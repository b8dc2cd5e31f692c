import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { findStore } from '../stores.ts'
import { pluck } from '../testing/pluck.ts'
import { ADDRESS, asGuest, configured } from '../testing/shopper.ts'
import { testPictures } from '../testing/testPictures.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { importCatalogue } from './importCatalogue.ts'
import type { ImportReport } from './importReport.ts'

const platform = withPlatform()
const { standIn } = testPictures
const directory = mkdtempSync(join(tmpdir(), 'hogar-import-'))
const VIU = 'vue_storefront_catalog_viu'

const hit = (index: string, source: Record<string, unknown>, type = '_doc') => ({
  _index: index,
  _type: type,
  _id: String(source.id),
  _score: 1,
  _source: source,
})
const lines = (...records: unknown[]) =>
  records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n')

/** Everything that exports were seen to do to documents, in as few of them as possible. */
const rough = lines(
  hit('shop_catalog_product_1580000000', { id: 4, sku: 'CHAIR', name: 'Silla Ñandú', price: '1000.0000', special_price: '800', type_id: 'simple', status: '1', visibility: '4', image: '/c/h.jpg', category: [{ category_id: 31, name: 'Sillas' }], stock: [{ qty: '7', is_in_stock: '1' }] }),
  {
    id: 40, sku: 'DESK', name: 'Desk', type_id: 'configurable', status: 1, visibility: 4, tax_class_id: '2', category_ids: ['30'], url_key: 'desk',
    configurable_options: [{ attribute_id: '93', values: [{ value_index: 49 }, { value_index: 52 }], label: 'Color' }],
    configurable_children: [
      { sku: 'DESK-B', id: 41, price: 2000, image: '/d/b.jpg', custom_attributes: [{ attribute_code: 'color', value: '49' }] },
      { sku: 'DESK-G', price: '2500', special_price: 0, color: '52' },
    ],
  },
  { id: 42, sku: 'DESK-G', type_id: 'simple', name: 'Desk grey', price: 2500, visibility: 1, status: 1, color: '52' },
  { id: 43, sku: 'NOTYPE', name: 'Desk', price: 10, url_path: 'muebles/escritorios/desk-40' },
  { id: 44, sku: 'EMPTYKIT', name: 'Kit', price: 0, type_id: 'bundle' },
  { sku: 'NOID', price: 1 },
  { query: { match: { name: 'Bag' } } },
  '{"id": 99, "sku": "CUT',
  { id: 4, sku: 'TWIN', price: 5, type_id: 'simple' },
) // prettier-ignore

const others = lines(
  hit('shop', { id: 2, name: 'Todo', level: 1, parent_id: 1, is_active: true, children_data: [{ id: 30, name: 'Muebles', level: 2, position: '1', children_data: [{ id: 31, name: 'Sillas', level: 3, is_active: false, children_data: [] }] }] }, 'category'),
  hit('shop', { attribute_id: 93, attribute_code: 'color', default_frontend_label: 'Color', options: [{ label: ' ', value: '' }, { label: 'Negro', value: '49' }, { label: 'Gris', value: '52' }] }, 'attribute'),
  { id: 1, code: 'DE', product_tax_class_ids: [2], rates: [{ tax_country_id: 'DE', rate: 23, tax_region_id: 0 }] },
  { id: 5, title: 'Bien', detail: '…', nickname: 'A', review_status: 1, product_id: 4 },
  { id: 6, title: 'Otra', detail: '…', nickname: 'B', review_status: 1, product_id: 777 },
) // prettier-ignore

let report: ImportReport

async function find(entity: string, filters: unknown[], index = VIU): Promise<readonly Json[]> {
  const { body } = await platform.post(`/api/catalog/${index}/${entity}/_search?request_format=search-query&size=100`, {
    _appliedFilters: filters,
    _appliedSort: [{ field: 'id' }],
  })
  return (body.hits!.hits as unknown as { _source: Json }[]).map((found) => found._source)
}
const bySku = async (sku: string) => (await find('product', [{ attribute: 'sku', value: { eq: sku } }]))[0]!

beforeAll(async () => {
  writeFileSync(join(directory, 'catalog_product.json'), rough)
  writeFileSync(join(directory, 'mixed.jsonl.gz'), gzipSync(others))
  const files = [join(directory, 'catalog_product.json'), join(directory, 'mixed.jsonl.gz')]
  report = await importCatalogue(platform.database().db, {
    files,
    store: findStore('viu')!,
    isReplacing: true,
    standIn,
  })
})

describe('the report', () => {
  test('counts what was read, stored and skipped', () => {
    expect([
      report.count('read', 'product'),
      report.count('stored', 'product'),
      report.count('skipped', 'product'),
    ]).toEqual([8, 6, 3])
    expect([report.count('read', 'review'), report.count('stored', 'review')]).toEqual([2, 1])
    expect(report.count('skipped', 'unknown')).toBe(1)
  })
  test.each([
    'no usable id',
    'no sku',
    'not JSON',
    'an id for the second time',
    'review of a product that is not in the export',
    'no rate for MX',
    'bundle without options',
    'no stock: counted as 100',
    'type undefined read as simple',
    'child made a document of its own',
  ])('names: %s', (text) => {
    expect(report.print()).toContain(text)
  })
})

test('only this store is replaced', async () => {
  expect(pluck(await find('product', []), 'sku')).toEqual(['CHAIR', 'DESK', 'DESK-B', 'DESK-G', 'NOTYPE', 'EMPTYKIT'])
  expect(await find('product', [], 'vue_storefront_catalog')).toHaveLength(14)
  expect(await find('cms_page', [])).toHaveLength(1)
  expect(pluck(await find('taxrule', []), 'code')).toEqual(['tax MX'])
})

test('numbers, stock, addresses and pictures are made whole', async () => {
  expect(await bySku('CHAIR')).toMatchObject({
    price: 1000,
    special_price: 800,
    final_price: 800,
    discount: 20,
    stock: { qty: 7, is_in_stock: true, product_id: 4 },
    category_ids: [31],
    slug: 'silla-nandu-4',
    url_path: 'muebles-30/sillas-31/silla-nandu-4',
    image: '/placeholder/diningChair.jpg',
  })
  expect(await bySku('DESK')).toMatchObject({
    final_price: 2000,
    color_options: [49, 52],
    configurable_options: [{ attribute_code: 'color', values: [{ label: 'Negro' }, { label: 'Gris' }] }],
    image: '/placeholder/desk.jpg',
    configurable_children: [{ sku: 'DESK-B', color: '49', final_price: 2000, image: '/placeholder/desk.jpg' }, { sku: 'DESK-G', id: 42, price: 2500, special_price: null }],
  }) // prettier-ignore
})

test('what has neither a price nor anything to choose is not offered', async () => {
  expect(await bySku('EMPTYKIT')).toMatchObject({ status: 2 })
  expect(report.print()).toContain('no price and nothing to buy: not offered')
})

test('two products never share an address', async () => {
  const paths = pluck(await find('product', []), 'url_path')
  expect(new Set(paths).size).toBe(paths.length)
})

test('the category tree is whole, with counts and addresses', async () => {
  const [root, furniture, chairs] = await find('category', [])
  expect(root).toMatchObject({
    id: 2,
    level: 1,
    product_count: 2,
    children_data: [{ id: 30, children_data: [{ id: 31 }] }],
  })
  expect(furniture).toMatchObject({
    parent_ids: [2],
    path: '1/2/30',
    product_count: 2,
    children_count: '1',
    url_path: 'muebles-30',
  })
  expect(chairs).toMatchObject({
    parent_id: 30,
    level: 3,
    product_count: 1,
    is_active: false,
    image: '/placeholder/diningChair.jpg',
  })
})

test('what was imported can be found, put into a cart and ordered', async () => {
  const found = await platform.post(
    `/api/catalog/${VIU}/product/_search?request_format=search-query&response_format=compact`,
    { _searchText: 'sillas ñandu' },
  )
  expect(pluck(found.body.hits, 'sku')).toEqual(['CHAIR'])
  const guest = await asGuest(platform, 'viu')
  await guest.add('CHAIR', 2)
  await guest.add('DESK', 1, configured('93', '52'))
  expect(await guest.segments()).toMatchObject({ subtotal: 4_100, tax: 656 })
  const placed = await guest.order({ products: [{ sku: 'CHAIR', qty: 2, price: 1 }, { sku: 'DESK-G', qty: 1, price: 1 }], addressInformation: { shippingAddress: ADDRESS, billingAddress: ADDRESS, shipping_carrier_code: 'instore', shipping_method_code: 'pickup', payment_method_code: 'banktransfer' } }) // prettier-ignore
  expect(placed.body).toMatchObject({ code: 200 })
  expect((await platform.get('/api/stock/check/CHAIR')).body.result).toMatchObject({ qty: 5 })
})

test('the root of all stores, which a list of all categories begins with, is no department', async () => {
  const rooted = join(directory, 'categories.json')
  writeFileSync(rooted, JSON.stringify({ items: [
    { id: 1, parent_id: 0, name: 'Root Catalog', level: 0, position: 0, children: '2' },
    { id: 2, parent_id: 1, name: 'Default Category', level: 1, position: 1, children: '31' },
    { id: 31, parent_id: 2, name: 'Sillas', level: 2, position: 1, children: '' },
  ] })) // prettier-ignore
  const files = [join(directory, 'catalog_product.json'), rooted]
  const rootReport = await importCatalogue(platform.database().db, { files, store: findStore('de')!, isReplacing: true, standIn }) // prettier-ignore
  const found = await find('category', [], 'vue_storefront_catalog_de')
  expect(found.map(({ id, path, level }) => [id, path, level])).toEqual([[2, '1/2', 1], [31, '1/2/31', 2]]) // prettier-ignore
  expect(rootReport.print()).toContain('root of all stores: left out')
})

test('products alone make a shop: categories and attributes follow from them', async () => {
  const file = join(directory, 'alone.json')
  const product = {
    id: 70,
    sku: 'VASE',
    name: 'Vaso',
    price: 20,
    type_id: 'simple',
    category: [{ category_id: 50, name: 'Deco' }],
    configurable_options: [
      { attribute_id: 160, attribute_code: 'form', label: 'Form', values: [{ value_index: 1, label: 'Rund' }] },
    ],
  }
  writeFileSync(
    file,
    `[\n${JSON.stringify(product)},\n${JSON.stringify({ id: 71, sku: 'LAMP', name: 'Lampe', price: 20, type_id: 'simple', stock: { qty: 1 } })}\n]`,
  )
  const sharing = await importCatalogue(platform.database().db, {
    files: [file],
    store: findStore('it')!,
    isReplacing: true,
  })
  const index = 'vue_storefront_catalog_it'
  expect(pluck(await find('category', [], index), 'id')).toEqual([2, 50])
  expect(await find('attribute', [], index)).toMatchObject([
    { attribute_code: 'form', options: [{ value: '1', label: 'Rund' }] },
  ])
  expect(sharing.print()).toContain('stock is shared with another store: kept')
  expect((await platform.get('/api/stock/check/LAMP')).body.result).toMatchObject({ qty: 20 })
})

test('a second import of the same files changes nothing', async () => {
  const before = await find('product', [])
  const files = [join(directory, 'catalog_product.json'), join(directory, 'mixed.jsonl.gz')]
  await importCatalogue(platform.database().db, { files, store: findStore('viu')!, isReplacing: false, standIn })
  const withoutTime = (documents: readonly Json[]) => documents.map((document) => ({ ...document, updated_at: null }))
  expect(withoutTime(await find('product', []))).toEqual(withoutTime(before))
})
