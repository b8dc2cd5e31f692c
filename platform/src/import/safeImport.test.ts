import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findStore } from '../stores.ts'
import { pluck } from '../testing/pluck.ts'
import { asGuest } from '../testing/shopper.ts'
import { testPictures } from '../testing/testPictures.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { importCatalogue } from './importCatalogue.ts'
import { ImportRefusedError } from './refuseUnusable.ts'

/** Fields that the database refuses. */
const UNSTORABLE = { stock: { qty: 3_000_000_000, is_in_stock: true } }

const platform = withPlatform()
const directory = mkdtempSync(join(tmpdir(), 'hogar-safe-import-'))
const VIU = 'vue_storefront_catalog_viu'

/** A record of which only the fields of a test differ. */
const record = (fields: Record<string, unknown>) => ({
  id: 9001, sku: 'P1', name: 'Mesa', type_id: 'simple', price: 1299, status: 1, visibility: 4, stock: { qty: 5, is_in_stock: true }, ...fields,
}) // prettier-ignore
const lines = (...records: unknown[]) =>
  records.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry))).join('\n')

type Permissions = { isReplacing?: boolean; isPartialAllowed?: boolean; keepsPictures?: boolean }

async function importText(content: string | Buffer, permissions: Permissions = {}, name = 'products.json') {
  const path = join(directory, name)
  writeFileSync(path, content)
  const options = {
    files: [path],
    store: findStore('viu')!,
    isReplacing: true,
    standIn: testPictures.standIn,
    ...permissions,
  }
  return importCatalogue(platform.database().db, options)
}
/** Imports records in place of the store's, and returns the report. */
const importRecords = async (...records: unknown[]) => (await importText(lines(...records))).print()

async function find(entity: string): Promise<readonly Json[]> {
  const { body } = await platform.post(`/api/catalog/${VIU}/${entity}/_search?request_format=search-query&size=200`, {
    _appliedSort: [{ field: 'id' }],
  })
  return (body.hits!.hits as unknown as { _source: Json }[]).map((found) => found._source)
}
const stored = async () => pluck(await find('product'), 'sku')
const bySku = async (sku: string) =>
  (await find('product')).find((product) => JSON.stringify(product.sku) === JSON.stringify(sku))
const stockOfSku = async (sku: string) => (await platform.get(`/api/stock/check/${sku}`)).body.result
const FIRST = ['OLD-1', 'OLD-2']

describe('a file that must not replace a store leaves it as it was', () => {
  beforeAll(async () => {
    await importRecords(record({ id: 1, sku: 'OLD-1' }), record({ id: 2, sku: 'OLD-2' }), { id: 30, name: 'Muebles', parent_id: 2 })
  }) // prettier-ignore

  const many = Array.from({ length: 500 }, (_, id) => record({ id: id + 1, sku: `N-${Math.sin(id)}` }))
  const whole = gzipSync(lines(...many))
  test.each<[string, string | Buffer, RegExp]>([
    ['an error page', '<html>502 Bad Gateway</html>\n', /nothing in it can be used/],
    ['an empty file', '', /nothing in it can be used/],
    ['an empty list', '[]', /nothing in it can be used/],
    ['an empty search result', '{"took":3,"hits":{"total":0,"hits":[]}}', /nothing in it can be used/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /nothing in it can be used/],
    ['more lines broken than whole', lines(record({}), '{"id":', '{"sku"'), /less than half .* \(1 of 3\)/],
    ['categories without products', lines({ id: 31, name: 'Sillas', parent_id: 2 }), /no products among the records/],
    ['a gzip file that is cut', whole.subarray(0, whole.length / 2), /cut or damaged/],
  ])('%s', async (_what, content, reason) => {
    await expect(importText(content)).rejects.toThrow(reason)
    await expect(importText(content)).rejects.toBeInstanceOf(ImportRefusedError)
    expect(await stored()).toEqual(FIRST)
    expect(pluck(await find('category'), 'id')).toEqual([2, 30])
  })

  test('a bad file beside a good one', async () => {
    const good = join(directory, 'good.json')
    writeFileSync(good, lines(record({ sku: 'NEW' })))
    const bad = join(directory, 'bad.json')
    writeFileSync(bad, '<html>')
    const options = { files: [good, bad], store: findStore('viu')!, isReplacing: true }
    await expect(importCatalogue(platform.database().db, options)).rejects.toThrow(
      'bad.json: nothing in it can be used',
    )
    expect(await stored()).toEqual(FIRST)
  })

  test('more records that the database refuses than others', async () => {
    const bad = [1, 2, 3].map((id) => record({ id, sku: `B${id}`, ...UNSTORABLE }))
    await expect(importText(lines(...bad, record({})))).rejects.toThrow(/refuses more than half/)
    expect(await stored()).toEqual(FIRST)
  })

  test('a failure in the middle of writing', async () => {
    const { db } = platform.database()
    await sql`create function break_import() returns trigger language plpgsql as $$
      begin if new.sku = 'BREAK' then raise exception 'the disk is full' using errcode = '53100'; end if; return new; end $$`.execute(db)
    await sql`create trigger break_import before insert on catalogue_document for each row execute function break_import()`.execute(db)
    const records = [...many, record({ id: 7_000, sku: 'BREAK' })]
    await expect(importText(lines(...records))).rejects.toThrow('the disk is full')
    await sql`drop trigger break_import on catalogue_document`.execute(db)
    expect(await stored()).toEqual(FIRST)
  }) // prettier-ignore

  test('--allow-partial takes what can be read', async () => {
    await importText(whole.subarray(0, whole.length / 2), { isPartialAllowed: true })
    expect((await stored()).length).toBeGreaterThan(100)
    await importText(lines(record({}), '{"id":', '{"sku"'), { isPartialAllowed: true })
    expect(await stored()).toEqual(['P1'])
  })
})

test('a record with more units than a number of them can hold costs that record alone, and is named', async () => {
  const report = await importRecords(record({ id: 1, sku: 'A' }), record({ id: 2, sku: 'BAD', ...UNSTORABLE }), record({ id: 3, sku: 'C' })) // prettier-ignore
  expect(await stored()).toEqual(['A', 'C'])
  expect(report).toMatch(/product +the database refuses it: .+ 1 +products\.json:2 BAD/)
  expect(await stockOfSku('C')).toMatchObject({ qty: 5 })
})

test.each([
  ['a NUL', { name: 'Mesa\u0000', description: '<p>Al\u0000ta</p>', color: ['a\u0000b'] }],
  ['half of a character pair', { name: 'Mesa\ud83d', description: '<p>Al\udc00ta</p>', color: ['a\ud83db'] }],
])('a record with %s in its texts loses the character alone, and is named', async (_what, fields) => {
  const report = await importRecords(record({ id: 2, sku: 'BAD', ...fields }), record({ id: 3, sku: 'C' }))
  expect(await bySku('BAD')).toMatchObject({ name: 'Mesa', description: '<p>Alta</p>', color: ['ab'] })
  expect(report).toMatch(/NUL or half of a character pair: dropped +1 +BAD/)
})

describe('prices', () => {
  test.each<[unknown, number]>([
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['$ 999.00', 999],
    [0, 0],
  ])('%j is sold at %d', async (price, amount) => {
    const report = await importRecords(record({ price }))
    expect(await bySku('P1')).toMatchObject({ status: 1, price: amount, final_price: amount })
    if (typeof price === 'string') expect(report).toContain(`P1 ${JSON.stringify(price)}`)
  })

  test.each<[string, Record<string, unknown>]>([
    ['words', { price: 'ask us' }],
    ['null', { price: null }],
    ['no field', { price: undefined }],
    ['less than nothing', { price: -5 }],
    ['less than nothing, as text', { price: '-5.00' }],
    ['nothing to read in a download', { price: 'x', type_id: 'downloadable', downloadable_product_links: [{ link_file: '/a.pdf' }] }],
    ['words in a fixed bundle', { price: 'x', type_id: 'bundle', price_type: 1, bundle_options: [{ option_id: 1, product_links: [{ id: 1, sku: 'P2' }] }] }],
  ])('a price of %s is not for sale', async (_what, fields) => {
    const report = await importRecords(record(fields), record({ id: 2, sku: 'P2' }))
    expect(await bySku('P1')).toMatchObject({ status: 2 })
    expect(report).toMatch(/no price that can be read: not for sale +1 +P1/)
    const guest = await asGuest(platform, 'viu')
    expect((await guest.change({ sku: 'P1', qty: 1 })).body.code).not.toBe(200)
    expect((await guest.change({ sku: 'P2', qty: 1 })).body.code).toBe(200)
  }) // prettier-ignore

  test('a variant without a price is not for sale; its sisters are', async () => {
    const children = [{ sku: 'V1', id: 11, price: 'x', color: 1 }, { sku: 'V2', id: 12, price: 20, color: 2 }, { sku: 'V3', id: 13, color: 3 }] // prettier-ignore
    const options = [{ attribute_id: 93, attribute_code: 'color', label: 'Color', values: [{ value_index: 1 }] }]
    const report = await importRecords(
      record({ price: null, type_id: 'configurable', configurable_children: children, configurable_options: options }),
      record({ id: 13, sku: 'V3', price: 30, visibility: 1 }),
    )
    expect(await bySku('P1')).toMatchObject({
      status: 1,
      final_price: 20,
      configurable_children: [
        { sku: 'V1', status: 2 },
        { sku: 'V2', status: 1 },
        { sku: 'V3', status: 1, price: 30 },
      ],
    })
    expect(report).toMatch(/variant without a price: not for sale +1 +P1 "V1"/)
    expect(await bySku('V1')).toMatchObject({ status: 2 })
  })

  test('a special price of a configurable counts for variants of its price', async () => {
    const children = [{ sku: 'V1', id: 11, price: 280 }, { sku: 'V2', id: 12, price: 300 }, { sku: 'V3', id: 13, price: 280, special_price: 250 }] // prettier-ignore
    const report = await importRecords(
      record({ price: 280, special_price: 224, special_to_date: '2031-01-01', type_id: 'configurable', configurable_children: children }),
    ) // prettier-ignore
    expect(await bySku('P1')).toMatchObject({
      final_price: 224,
      configurable_children: [
        { special_price: 224, final_price: 224, special_to_date: '2031-01-01' },
        { special_price: null, final_price: 300 },
        { special_price: 250, final_price: 250 },
      ],
    })
    expect(report).toMatch(/special price of the product taken for its variants +1 +P1 224/)
  })

  test.each(['31/12/2019', '31.12.2019'])('an offer until %s is over', async (date) => {
    const report = await importRecords(record({ special_price: 90, special_to_date: date }))
    expect(await bySku('P1')).toMatchObject({ special_price: 90, special_to_date: '2019-12-31' })
    expect(report).toContain('date of an offer read in another form')
  })

  test.each(['soon', '2019-02-31'])('an offer until %s is dropped', async (date) => {
    const report = await importRecords(record({ special_price: 90, final_price: 90, special_to_date: date }))
    expect(await bySku('P1')).toMatchObject({ special_price: null, final_price: 1299 })
    expect(report).toMatch(/date of an offer cannot be read: the offer is dropped +1 +P1/)
  })
})

test('words say whether and where a product is shown', async () => {
  const report = await importRecords(
    record({ id: 1, sku: 'OFF', status: 'Disabled' }),
    record({ id: 2, sku: 'ON', status: 'Enabled', visibility: 'Catalog, Search' }),
    record({ id: 3, sku: 'HIDDEN', visibility: 'Not Visible Individually' }),
    record({ id: 4, sku: 'SEARCH', visibility: 'Search' }),
    record({ id: 5, sku: 'ODD', status: 'sometimes', visibility: 'somewhere' }),
    { id: 30, name: 'Oculta', parent_id: 2, is_active: 'No', include_in_menu: 'Yes' },
    { id: 31, name: 'Rara', parent_id: 2, is_active: 'perhaps' },
  )
  expect((await find('product')).map(({ sku, status, visibility }) => [sku, status, visibility])).toEqual([
    ['OFF', 2, 4], ['ON', 1, 4], ['HIDDEN', 1, 1], ['SEARCH', 1, 3], ['ODD', 2, 1],
  ]) // prettier-ignore
  expect((await find('category')).map(({ id, is_active }) => [id, is_active])).toEqual([[2, true], [30, false], [31, false]]) // prettier-ignore
  expect(report).toMatch(/status is not known: not for sale +1 +ODD "sometimes"/)
  expect(report).toMatch(/visibility is not known: not listed +1 +ODD "somewhere"/)
  expect(report).toMatch(/is_active is not known: taken as no +1 +Rara "perhaps"/)
})

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['the product itself', { qty: 0, is_in_stock: 0 }, { qty: 0, is_in_stock: false }],
  ['words', { qty: '3', is_in_stock: 'In Stock' }, { qty: 3, is_in_stock: true }],
  ['a list', { stock: [{ qty: 2, is_in_stock: 'Yes' }] }, { qty: 2, is_in_stock: true }],
  ['an extension', { extension_attributes: { stock_item: { qty: 4, is_in_stock: true } } }, { qty: 4, is_in_stock: true }],
  ['an attribute', { custom_attributes: [{ attribute_code: 'quantity_and_stock_status', value: ['0', '0'] }] }, { qty: 0, is_in_stock: false }],
  ['attributes', { custom_attributes: [{ attribute_code: 'qty', value: '6' }, { attribute_code: 'is_in_stock', value: '1' }] }, { qty: 6, is_in_stock: true }],
  ['less than nothing', { qty: -3 }, { qty: 0, is_in_stock: false }],
  ['less than nothing of what is said to be there', { qty: '-3', is_in_stock: true }, { qty: 0, is_in_stock: false, manage_stock: true }],
  ['half a unit', { qty: 0.5, is_in_stock: true }, { qty: 0, is_in_stock: false, manage_stock: true }],
  ['nothing of what is counted and said to be there', { stock: { qty: 0, is_in_stock: true, manage_stock: true } }, { qty: 0, is_in_stock: false }],
  ['nothing of what is not counted', { qty: 0, is_in_stock: true }, { qty: 0, is_in_stock: true, manage_stock: false }],
  ['backorders', { stock: { qty: -2, is_in_stock: true, manage_stock: true, backorders: 1, use_config_backorders: false } }, { qty: 0, is_in_stock: true, manage_stock: false }],
  ['a kit of parts', { type_id: 'bundle', stock: { qty: 0, is_in_stock: true, manage_stock: true } }, { qty: 0, is_in_stock: true }],
  ['words that say nothing', { qty: 'plenty' }, { qty: 0, is_in_stock: false }],
  ['a separator', { qty: '1,200' }, { qty: 1200, is_in_stock: true }],
  ['nowhere', {}, { qty: 100, is_in_stock: true }],
])('stock is read: %s', async (_where, fields, expected) => {
  await importRecords(record({ stock: undefined, ...fields }))
  expect(await stockOfSku('P1')).toMatchObject(expected)
}) // prettier-ignore

test('a product of attributes and values is read', async () => {
  const attributes = { name: 'Silla', special_price: '80', visibility: '4', status: '1', url_key: 'silla' }
  await importRecords({ id: 5, sku: 'RAW', type_id: 'simple', price: 100, custom_attributes: Object.entries(attributes).map(([attribute_code, value]) => ({ attribute_code, value })) }) // prettier-ignore
  expect(await bySku('RAW')).toMatchObject({ name: 'Silla', special_price: 80, final_price: 80, url_key: 'silla' })
})

test('an entity_id is an id: for categories, reviews and counts', async () => {
  const { id: _id, ...product } = record({ entity_id: '7', category_ids: ['30'] })
  await importRecords(
    product,
    { entity_id: 30, name: 'Mesas', parent_id: 2 },
    { id: 5, title: 'Bien', detail: '…', nickname: 'A', review_status: 1, product_id: '7' },
  )
  expect(await bySku('P1')).toMatchObject({ id: 7, category_ids: [30] })
  expect((await find('category')).find(({ id }) => Number(id) === 30)).toMatchObject({ product_count: 1 })
  expect(await find('review')).toHaveLength(1)
})

test('counts of a menu are those of its lists', async () => {
  await importRecords(
    record({ id: 1, sku: 'A', category_ids: [30] }),
    record({ id: 2, sku: 'OFF', category_ids: [30], status: 'Disabled' }),
    record({ id: 3, sku: 'NOPRICE', category_ids: [30], price: '' }),
    record({ id: 4, sku: 'REFUSED', category_ids: [30], ...UNSTORABLE }),
    record({ id: 5, sku: 'HIDDEN', category_ids: [30], visibility: 1 }),
    { id: 30, name: 'Mesas', parent_id: 2 },
  )
  expect((await find('category')).map(({ product_count }) => product_count)).toEqual([1, 1])
})

test('downloads without a file are not for sale', async () => {
  const link = (fields: object) => ({ downloadable_product_links: [{ id: 1, title: 'PDF', ...fields }] })
  const report = await importRecords(
    record({ id: 1, sku: 'NONE', type_id: 'downloadable' }),
    record({ id: 2, sku: 'EMPTY', type_id: 'downloadable', extension_attributes: link({}) }),
    record({ id: 3, sku: 'FILE', type_id: 'downloadable', extension_attributes: link({ link_file: '/a/b.pdf' }) }),
    record({ id: 4, sku: 'URL', type_id: 'downloadable', ...link({ link_url: 'https://files.example/b.pdf' }) }),
  )
  expect((await find('product')).map(({ status }) => status)).toEqual([2, 2, 1, 1])
  expect(report).toMatch(/download without a file: not for sale +2 +NONE, EMPTY/)
})

test('a configurable without options gets them from its lists and variants', async () => {
  const report = await importRecords(
    record({ type_id: 'configurable', size_options: [166, 167], color_options: [49], material_options: [7], configurable_children: [
      { sku: 'V1', id: 11, price: 20, size: 166, color: '49' }, { sku: 'V2', id: 12, price: 20, size: '167', color: 49 },
    ] }),
    { attribute_id: 142, attribute_code: 'size', default_frontend_label: 'Talla', options: [{ label: 'S', value: '166' }, { label: 'M', value: '167' }] },
  ) // prettier-ignore
  expect((await bySku('P1'))!.configurable_options).toMatchObject([
    { attribute_id: '142', attribute_code: 'size', label: 'Talla', values: [{ value_index: 166, label: 'S' }, { value_index: 167, label: 'M' }] },
    { attribute_code: 'color', label: 'Color', values: [{ value_index: 49, label: '49' }] },
  ]) // prettier-ignore
  expect(report).toContain('no configurable_options: derived from the variants')
})

test('names are plain, SKUs have no blanks and fit into a cart', async () => {
  const report = await importRecords(
    record({ name: 'B&uuml;ro\u00ADdrehstuhl&sup2;', sku: 'hbm003 ' }),
    record({ id: 2, sku: 'L'.repeat(256) }),
    record({ id: 3, sku: 'K'.repeat(255) }),
  )
  expect((await find('product')).map(({ sku, name }) => [sku, name])).toEqual([['K'.repeat(255), 'Mesa'], ['hbm003', 'Bürodrehstuhl²']]) // prettier-ignore
  expect(report).toMatch(/blanks around the SKU removed +1 +hbm003 "hbm003 "/)
  expect(report).toMatch(/a SKU of more than 255 characters +1 +products\.json:2/)
})

test('a file in Latin-1 is converted, and the report says so', async () => {
  const report = await importText(Buffer.from(lines(record({ name: 'Sillón Ñandú' })), 'latin1'))
  expect(await bySku('P1')).toMatchObject({ name: 'Sillón Ñandú' })
  expect(report.print()).toMatch(/file +read as windows-1252 and converted +1 +products\.json/)
})

test('picture paths stay where a service has the files; else a drawing stands in, and the report says for how many', async () => {
  const gallery = [
    { image: '/m/e/mesa.jpg', pos: 1, typ: 'image' },
    { image: '/m/e/mesa-2.jpg', pos: 2, typ: 'image' },
  ]
  const children = [{ sku: 'V1', id: 11, price: 20, image: '/v/1.jpg' }]
  const product = record({ image: '/m/e/mesa.jpg', media_gallery: gallery, type_id: 'configurable', configurable_children: children }) // prettier-ignore
  const category = { id: 30, name: 'Mesas', parent_id: 2, image: '/c/mesas.jpg' }
  await importText(lines(product, category), { keepsPictures: true })
  expect(await bySku('P1')).toMatchObject({ image: '/m/e/mesa.jpg', media_gallery: gallery, configurable_children: [{ image: '/v/1.jpg' }] }) // prettier-ignore
  expect((await find('category')).find(({ id }) => Number(id) === 30)).toMatchObject({ image: '/c/mesas.jpg' })
  const report = await importRecords(product, category)
  expect(await bySku('P1')).toMatchObject({ image: '/placeholder/diningTable.jpg', media_gallery: [{ pos: 1 }] })
  expect(report).toMatch(/pictures are not served: a drawing stands in +\d +P1 "\/m\/e\/mesa\.jpg"/)
})
