import { expect, test } from 'vitest'
import { withPlatform } from '../../testing/withPlatform.ts'

const platform = withPlatform()
const scan = (query: string) => platform.get(`/api/catalog/vue_storefront_catalog/product/qr${query}`)

test.each([
  ['a product', 'LAMP', { _id: '4', _source: { sku: 'LAMP', name: 'Lámpara de mesa' } }],
  ['a code in small letters', 'lamp', { _id: '4' }],
  ['a variant by its own label', 'SOFA-AZUL', { _id: '3', _source: { sku: 'SOFA-AZUL' } }],
])('%s: one standard hit', async (_name, sku, hit) => {
  const { status, body } = await scan(`?sku=${sku}`)
  expect(status).toBe(200)
  expect(body.hits).toMatchObject({ total: 1, hits: [{ _index: 'vue_storefront_catalog', _type: 'product', ...hit }] })
})

test('a variant without a document of its own is found in its parent', async () => {
  const { db } = platform.database()
  await db.deleteFrom('catalogue_document').where('sku', '=', 'SOFA-GRIS').execute()
  expect((await scan('?sku=SOFA-GRIS')).body.hits).toMatchObject({ hits: [{ _source: { sku: 'SOFA' } }] })
})

test('only the requested fields', async () => {
  const { body } = await scan('?sku=LAMP&_source_include=sku,marca')
  expect(body.hits).toMatchObject({ hits: [{ _source: { sku: 'LAMP', marca: 'Sur' } }] })
  expect(JSON.stringify(body)).not.toContain('custom_options')
})

test.each([
  ['an unknown code', '?sku=NOPE', 404, 'The Product with the "NOPE" SKU doesn\'t exist.'],
  ['one that is no longer sold', '?sku=VIEJO', 404, 'The Product with the "VIEJO" SKU doesn\'t exist.'],
  ['no code', '', 400, 'sku parameter is required'],
])('%s is refused', async (...[, query, code, result]) => {
  expect((await scan(query)).body).toEqual({ code, result })
})
