import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findStore } from '../stores.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { importCatalogue } from './importCatalogue.ts'

const platform = withPlatform()
const directory = mkdtempSync(join(tmpdir(), 'hogar-adding-'))
const VIU = 'vue_storefront_catalog_viu'

const product = (fields: Record<string, unknown>) => ({
  type_id: 'simple', name: 'Silla', price: 100, status: 1, visibility: 4, stock: { qty: 5, is_in_stock: true }, ...fields,
}) // prettier-ignore

async function importRecords(isReplacing: boolean, ...records: unknown[]) {
  const file = join(directory, 'products.json')
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'))
  const report = await importCatalogue(platform.database().db, { files: [file], store: findStore('viu')!, isReplacing })
  return report.print()
}

async function find(entity: string): Promise<readonly Json[]> {
  const { body } = await platform.post(`/api/catalog/${VIU}/${entity}/_search?request_format=search-query&size=200`, {
    _appliedSort: [{ field: 'id' }],
  })
  return (body.hits!.hits as unknown as { _source: Json }[]).map((found) => found._source)
}
const addresses = async () => (await find('product')).map(({ id, sku, url_path: path }) => [id, sku, path])

beforeEach(async () => {
  await importRecords(
    true,
    { id: 2, name: 'Todo', level: 1, parent_id: 1 },
    { id: 30, name: 'Sillas', parent_id: 2, url_path: 'sillas' },
    { id: 31, name: 'Mesas', parent_id: 2, url_path: 'mesas' },
    product({ id: 1, sku: 'A', url_path: 'silla', category_ids: [30] }),
  )
})

test('a product that is added gets no address of a product or category that the store has', async () => {
  await importRecords(false, product({ id: 2, sku: 'B', url_path: 'silla' }), product({ id: 3, sku: 'C', url_path: 'mesas' })) // prettier-ignore
  expect(await addresses()).toEqual([[1, 'A', 'silla'], [2, 'B', 'silla-2'], [3, 'C', 'mesas-3']]) // prettier-ignore
  await importRecords(false, product({ id: 1, sku: 'A', url_path: 'silla', name: 'Silla alta' }))
  expect(await addresses()).toEqual([[1, 'A', 'silla'], [2, 'B', 'silla-2'], [3, 'C', 'mesas-3']]) // prettier-ignore
})

test('a product whose SKU the store has under another id takes its place', async () => {
  await importRecords(true, product({ id: 1, sku: 'A' }), product({ id: 2, sku: 'B' }))
  expect(await addresses()).toHaveLength(2)
  const report = await importRecords(false, product({ id: 7, sku: 'A', price: 90 }), product({ id: 1, sku: 'C' }))
  expect((await find('product')).map(({ id, sku, price }) => [id, sku, price])).toEqual([[1, 'C', 100], [2, 'B', 100], [7, 'A', 90]]) // prettier-ignore
  expect(report).not.toContain('a SKU of the store')
  expect(await importRecords(false, product({ id: 8, sku: 'A' }))).toContain('a SKU of the store')
  expect((await find('product')).map(({ id, sku }) => [id, sku])).toEqual([[1, 'C'], [2, 'B'], [8, 'A']]) // prettier-ignore
  const { result } = (await platform.get('/api/product/list?skus=A&storeCode=viu')).body
  expect(result!.items).toMatchObject([{ id: 8 }])
})

test('a variant with the id of another product takes nothing of it', async () => {
  await importRecords(
    true,
    product({ id: 1, sku: 'A', type_id: 'configurable', configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Color', values: [{ value_index: 5, label: 'Rojo' }] }], configurable_children: [{ id: 2, sku: 'A-R', price: 100, color: 5 }] }),
    product({ id: 2, sku: 'B', price: 70 }),
  ) // prettier-ignore
  expect((await find('product')).map(({ id, sku, price }) => [id, sku, price])).toEqual([[1, 'A', 100], [2, 'B', 70]]) // prettier-ignore
})

const categories = async () =>
  (await find('category')).map(({ id, name, url_path: path, children, product_count: count, image }) => [id, name, path, children, count, image]) // prettier-ignore

test('products that are added leave the categories that they name, and all others, where they were, and are counted', async () => {
  await importRecords(false, product({ id: 2, sku: 'B', category: [{ category_id: 30, name: 'Sillas viejas' }, { category_id: 32, name: 'Camas' }] })) // prettier-ignore
  expect(await categories()).toEqual([
    [2, 'Todo', 'todo-2', '30,31,32', 2, null],
    [30, 'Sillas', 'sillas', '', 2, null],
    [31, 'Mesas', 'mesas', '', 0, null],
    [32, 'Camas', 'camas-32', '', 1, null],
  ])
})

test('a category that is added has its place in the tree of the store', async () => {
  await importRecords(
    false,
    { id: 33, name: 'Bancos', parent_id: 30 },
    product({ id: 2, sku: 'B', category_ids: [33] }),
  )
  const found = await find('category')
  expect(found.map(({ id, path, product_count: count }) => [id, path, count])).toEqual([
    [2, '1/2', 2],
    [30, '1/2/30', 2],
    [31, '1/2/31', 0],
    [33, '1/2/30/33', 1],
  ])
  expect(found[0]!.children_data).toMatchObject([{ id: 30, children_data: [{ id: 33 }] }, { id: 31 }])
})

test('a store whose root has another number, below the root of all stores, has its departments at the top', async () => {
  const report = await importRecords(
    true,
    { id: 1, name: 'Root Catalog', level: 0, parent_id: 0 },
    { id: 41, name: 'Default Category', level: 1, parent_id: 1 },
    { id: 42, name: 'Sillas', level: 2, parent_id: 41, url_path: 'sillas' },
    { id: 43, name: 'Bancos', level: 3, parent_id: 42, url_path: 'sillas/bancos' },
    product({ id: 1, sku: 'A', category_ids: [41, 43] }),
  )
  const tree = (await find('category')).map(({ id, parent_id, level, path }) => [id, parent_id, level, path])
  expect(tree).toEqual([[2, 1, 1, '1/2'], [42, 2, 2, '1/2/42'], [43, 42, 3, '1/2/42/43']]) // prettier-ignore
  expect(report).toContain('root of all stores: left out')
  expect(report).toContain('root of the tree: it is the store itself')
})
