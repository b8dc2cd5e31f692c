import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toGlobalId } from '../../graph/globalId.ts'
import { type Document, simple } from '../../testing/productDocuments.ts'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'

const attribute = (attribute_id: number, attribute_code: string, extra: Document): Document => ({
  attribute_id,
  attribute_code,
  frontend_label: attribute_code.toUpperCase(),
  is_comparable: '1',
  options: [],
  ...extra,
})
const options = [
  { value: '1', label: 'Pino' },
  { value: '2', label: 'Acero' },
]

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  const { product, attribute: attributes } = platform.documents as Record<string, Document[]>
  product!.push(
    {
      ...simple(2001),
      wood: '1',
      seats: 2,
      marca: 'Roble',
      dimensions: { width: 200.5, height: 80, depth: 0, weight: 30 },
    },
    { ...simple(2002), wood: '1', seats: 3, marca: 'Roble', dimensions: { width: 180, height: 80, weight: 30 } },
    { ...simple(2003), type_id: 'configurable', wood: null, wood_options: [1, 2], seats: 3, marca: 'Roble' },
    { ...simple(2004), status: 2, wood: '2' },
  )
  attributes!.splice(
    0,
    attributes!.length,
    attribute(1, 'seats', { position: 2 }),
    attribute(2, 'wood', { position: 1, options }),
    attribute(3, 'marca', { position: 3 }),
    attribute(4, 'secret', { is_comparable: '0' }),
    attribute(5, 'nobody', { position: 0 }),
  )
  shopper = createGraphClient(platform.url)
})
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

const id = (sku: string, store = 'hogar') => toGlobalId('Product', store, sku)
const compare = async (ids: string[], selection = 'products { sku } rows { code label values isDifferent }') => {
  const source = `query ($ids: [ID!]!) { comparison(ids: $ids) { ${selection} } }`
  const { data, errors, calls } = await shopper.query(source, { ids })
  return { errors, calls, ...data?.comparison }
}

describe('a comparison', () => {
  test('lays products side by side by what is comparable, and by their measurements', async () => {
    const { products, rows, errors } = await compare([id('SKU-2002'), id('SKU-2001'), id('SKU-2003')])
    expect(errors).toEqual([])
    expect(products).toEqual([{ sku: 'SKU-2002' }, { sku: 'SKU-2001' }, { sku: 'SKU-2003' }])
    expect(rows).toEqual([
      { code: 'wood', label: 'WOOD', values: ['Pino', 'Pino', 'Pino, Acero'], isDifferent: true },
      { code: 'seats', label: 'SEATS', values: ['3', '2', '3'], isDifferent: true },
      { code: 'marca', label: 'MARCA', values: ['Roble', 'Roble', 'Roble'], isDifferent: false },
      { code: 'width', label: 'Ancho', values: ['180 cm', '200.5 cm', null], isDifferent: true },
      { code: 'height', label: 'Alto', values: ['80 cm', '80 cm', null], isDifferent: true },
      { code: 'weight', label: 'Peso', values: ['30 kg', '30 kg', null], isDifferent: true },
    ])
  })

  test('of a variant has its own values and measurements', async () => {
    const { product } = platform.documents as Record<string, Document[]>
    product!.push({
      ...simple(2005),
      type_id: 'configurable',
      seats: null,
      seats_options: [2, 3],
      dimensions: { width: 150, height: 80, weight: 30 },
      configurable_children: [
        { id: 20_051, sku: 'SKU-2005-2', status: 1, price: 100, seats: 2 },
        { id: 20_052, sku: 'SKU-2005-3', status: 1, price: 130, seats: 3, dimensions: { width: 210, weight: 41 } },
      ],
    })
    const variant = toGlobalId('ProductVariant', 'hogar', 'SKU-2005-3')
    const gone = toGlobalId('ProductVariant', 'hogar', 'SKU-2005-9')
    const { products, variants, rows, errors } = await compare(
      [id('SKU-2005'), variant, gone],
      'products { sku } variants { sku price { final { amount } } } rows { code values }',
    )
    expect(errors).toEqual([])
    expect(products).toEqual([{ sku: 'SKU-2005' }, { sku: 'SKU-2005' }])
    expect(variants).toEqual([null, { sku: 'SKU-2005-3', price: { final: { amount: '150.80' } } }])
    const valuesOf = (code: string) => rows.find((row: { code: string }) => row.code === code)?.values
    expect([valuesOf('seats'), valuesOf('width'), valuesOf('height'), valuesOf('weight')]).toEqual([
      ['2, 3', '3'],
      ['150 cm', '210 cm'],
      ['80 cm', '80 cm'],
      ['30 kg', '41 kg'],
    ])
  })

  test('reads all products in one call, and of them what rows and selection need', async () => {
    platform.seen.length = 0
    await compare([id('SKU-1'), id('SKU-2')])
    const asked = platform.seen.filter(({ path }) => path.endsWith('/product/_search'))
    expect(asked.map(({ query }) => query.get('_source_include'))).toEqual([
      [
        'depth', 'dimensions', 'height', 'id', 'marca', 'marca_options', 'nobody', 'nobody_options', 'seats',
        'seats_options', 'sku', 'status', 'type_id', 'visibility', 'weight', 'width', 'wood', 'wood_options',
      ].join(), // prettier-ignore
    ])
  })

  test('reads no attributes when only its products are wanted', async () => {
    platform.seen.length = 0
    expect((await compare([id('SKU-3')], 'products { name }')).products).toEqual([{ name: 'Producto 3' }])
    expect(platform.seen.map(({ query }) => query.get('_source_include'))).toEqual([
      'id,name,sku,status,type_id,visibility',
    ])
  })

  test('leaves out what is unknown, no longer sold, of another store, or no product', async () => {
    const { products, errors } = await compare([id('SKU-2004'), id('SKU-1'), id('SKU-1', 'de'), 'nonsense'])
    expect({ products, errors }).toEqual({ products: [{ sku: 'SKU-1' }], errors: [] })
  })

  test('shows a product once, by whichever of its variants it is named', async () => {
    const { products } = await compare([id('SOFA-GRY'), id('SOFA'), id('SOFA-BLU')])
    expect(products).toEqual([{ sku: 'SOFA' }])
  })

  test('of nothing is nothing', async () => {
    expect(await compare([])).toMatchObject({ errors: [], products: [], rows: [] })
  })

  test.each([
    ['more than four', ['SKU-1', 'SKU-2', 'SKU-3', 'SKU-4', 'SKU-5']],
    ['one twice', ['SKU-1', 'SKU-2', 'SKU-1']],
  ])('refuses %s', async (_what, skus) => {
    const { errors, calls } = await compare(skus.map((sku) => id(sku)))
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect(calls).toEqual({})
  })
})
