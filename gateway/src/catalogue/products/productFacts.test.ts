import { describe, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { platform, shopForEachTest, shopper } from '../../testing/shop.ts'

shopForEachTest()

/** Changes the document of a product. */
const change = (sku: string, values: object) =>
  Object.assign(
    platform.documents.product!.find((document) => document.sku === sku)!,
    values,
  )

async function read(sku: string, fields: string) {
  const { data, errors } = await shopper.query(`{ product(by: { sku: "${sku}" }) { ${fields} } }`)
  expect(errors).toEqual([])
  return data.product
}

test('a product has its number, name in addresses, last change, and every active category', async () => {
  change('LAMP', { url_key: 'lampara', updated_at: '2026-11-20 10:30:00', category_ids: ['11', '10', '11', '9999'] })
  const lamp = await read('LAMP', 'productId urlKey updatedAt categories { categoryId slug }')
  expect(lamp).toMatchObject({ productId: 600, urlKey: 'lampara', updatedAt: '2026-11-20T10:30:00.000Z' })
  expect(lamp.categories.map(({ categoryId }: { categoryId: number }) => categoryId)).toEqual([11, 10])
  change('LAMP', { url_key: ' ', updated_at: 'yesterday', id: undefined, category_ids: [] })
  const bare = await read('LAMP', 'productId urlKey updatedAt categories { categoryId } name')
  expect(bare).toMatchObject({ productId: null, urlKey: null, updatedAt: null, categories: [] })
})

test.each([
  [2, 'LISTS'],
  [3, 'SEARCH'],
  [4, 'EVERYWHERE'],
])('visibility %i is %s', async (visibility, name) => {
  change('LAMP', { visibility })
  expect(await read('LAMP', 'visibility')).toEqual({ visibility: name })
})

test('all reasons of the platform are given, the first of them as the one reason', async () => {
  change('LAMP', { errors: { recall: 'Retirado del mercado', stock: 'Sin existencias', empty: ' ' } })
  const { unavailable, unavailableReasons } = await read(
    'LAMP',
    'unavailable { message } unavailableReasons { code message }',
  )
  expect(unavailable).toEqual({ message: 'Retirado del mercado' })
  expect(unavailableReasons).toEqual([
    { code: 'REFUSED', message: 'Retirado del mercado' },
    { code: 'REFUSED', message: 'Sin existencias' },
  ])
})

test('a product that can be bought has no reasons', async () => {
  expect(await read('SOFA', 'unavailableReasons { code }')).toEqual({ unavailableReasons: [] })
})

test('a price says its tax, its amounts without tax, and from when its offer is', async () => {
  const fields = 'regular final regularExcludingTax finalExcludingTax tax'
    .split(' ')
    .map((name) => `${name} { amount }`)
  const offer = {
    price: 100,
    special_price: 80,
    special_from_date: '2026-01-02 06:00:00',
    special_to_date: '2099-01-01',
  }
  change('SKU-1', { ...offer, final_price: 80, tax_class_id: 2 })
  const { price } = await read('SKU-1', `price { ${fields.join(' ')} specialFrom specialUntil }`)
  expect(price.regularExcludingTax).toEqual({ amount: '100.00' })
  expect(price.finalExcludingTax).toEqual({ amount: '80.00' })
  expect(Number(price.tax.amount)).toBeCloseTo(Number(price.final.amount) - 80, 2)
  expect(Number(price.tax.amount)).toBeGreaterThan(0)
  expect(price.specialFrom).toBe('2026-01-02T06:00:00.000Z')
  // The platform names the last day, by the clock of the store.
  expect(price.specialUntil).toBe('2099-01-02T05:59:59.000Z')
  change('SKU-2', { ...offer, special_price: 120, final_price: 100 })
  expect(await read('SKU-2', 'price { specialFrom }')).toEqual({ price: { specialFrom: null } })
})

test('a category has its number, name in addresses, position, and the link of its menu entry', async () => {
  const category = platform.documents.category!.find(({ id }) => id === 10)!
  const fields = 'categoryId urlKey position urlLink'
  const ask = async (client = shopper) =>
    (await client.query(`{ category(by: { urlKey: "salas" }) { ${fields} } }`)).data.category
  expect(await ask()).toEqual({ categoryId: 10, urlKey: 'salas', position: 2, urlLink: null })
  Object.assign(category, { is_link: true, url_link: '/mas-descuentos' })
  const later = createGraphClient(platform.url)
  expect((await ask(later)).urlLink).toBe('/mas-descuentos')
  await later.close()
})

test('a category has the SKU, keywords and icon that editors gave it', async () => {
  const category = platform.documents.category!.find(({ id }) => id === 10)!
  Object.assign(category, { sku: 'CAT-10', meta_keywords: 'sillas, mesas', icon: '/i/salas.png' })
  const ask = async () =>
    (await shopper.query('{ category(by: { urlKey: "salas" }) { categorySku metaKeywords icon { path } } }')).data
      .category
  expect(await ask()).toEqual({ categorySku: 'CAT-10', metaKeywords: 'sillas, mesas', icon: { path: 'i/salas' } })
  Object.assign(category, { sku: '', meta_keywords: ' ', icon: 'no_selection' })
  const later = createGraphClient(platform.url)
  const { data } = await later.query('{ category(by: { urlKey: "salas" }) { categorySku metaKeywords icon { path } } }')
  expect(data.category).toEqual({ categorySku: null, metaKeywords: null, icon: null })
  await later.close()
})

test('an option has the number of its attribute, a value its default label', async () => {
  const options = 'options { attributeId values { value defaultLabel } }'
  const sofa = await read('SOFA', `... on ConfigurableProduct { ${options} }`)
  expect(sofa.options[0].attributeId).toBe(93)
  const values = sofa.options[0].values.map(({ value }: { value: string }) => value)
  const source = platform.documents.product!.find(({ sku }) => sku === 'SOFA')!
  const [option] = source.configurable_options as { values: Record<string, unknown>[] }[]
  option!.values[0]!.default_label = 'Grey'
  const later = createGraphClient(platform.url)
  const { data } = await later.query(`{ product(by: { sku: "SOFA" }) { ... on ConfigurableProduct { ${options} } } }`)
  expect(data.product.options[0].values).toContainEqual({ value: values[0], defaultLabel: 'Grey' })
  await later.close()
})

describe('a price that the platform does not name', () => {
  const nothing = { price: undefined, final_price: undefined, special_price: undefined, original_price: undefined }
  const FIELDS = 'price { isKnown final { amount } } unavailable { code } unavailableReasons { code message }'

  test('is unknown, and the product is not for sale', async () => {
    change('SKU-1', nothing)
    expect(await read('SKU-1', FIELDS)).toEqual({
      price: { isKnown: false, final: { amount: '0.00' } },
      unavailable: { code: 'PRICE_UNKNOWN' },
      unavailableReasons: [{ code: 'PRICE_UNKNOWN', message: expect.stringContaining('No conocemos el precio') }],
    })
  })

  test('is not the price of what costs nothing, unless the store sells nothing for nothing', async () => {
    change('SKU-1', { ...nothing, price: 0 })
    expect(await read('SKU-1', FIELDS)).toMatchObject({ price: { isKnown: true }, unavailable: null })
    const strict = createGraphClient(platform.url, 'strict', { settings: { hogar: { allowsZeroPrice: false } } })
    const { data } = await strict.query(`{ product(by: { sku: "SKU-1" }) { ${FIELDS} } }`)
    expect(data.product).toMatchObject({ price: { isKnown: false }, unavailable: { code: 'PRICE_UNKNOWN' } })
    await strict.close()
  })

  test('is known for a variant or a kit whose parts have one', async () => {
    expect(await read('SOFA', FIELDS)).toMatchObject({ price: { isKnown: true } })
    change('BED-KIT', { price: 0, final_price: undefined })
    expect(await read('BED-KIT', FIELDS)).toMatchObject({ price: { isKnown: true } })
  })
})

test('a product says whether it is on sale, and its tax class', async () => {
  change('LAMP', { sale: '1', tax_class_id: '2' })
  expect(await read('LAMP', 'isOnSale taxClassId')).toEqual({ isOnSale: true, taxClassId: 2 })
  change('LAMP', { sale: undefined, tax_class_id: undefined })
  expect(await read('LAMP', 'isOnSale taxClassId name')).toMatchObject({ isOnSale: false, taxClassId: null })
})

test.each([
  ['SERVICE', 'VirtualProduct'],
  ['PLAN-PDF', 'DownloadableProduct'],
  ['SOFA', 'ConfigurableProduct'],
  ['BED-KIT', 'BundleProduct'],
])('custom options of %s, a %s, are read with their surcharges', async (sku, type) => {
  const values = [{ option_type_id: 31, title: 'Roble', price: 50, price_type: 'fixed' }]
  change(sku, { custom_options: [{ option_id: 13, title: 'Patas', type: 'drop_down', is_require: false, values }] })
  const { customOptions } = await read(
    sku,
    `... on ${type} { customOptions { optionId values { priceDelta { amount } } } }`,
  )
  expect(customOptions).toMatchObject([{ optionId: '13', values: [{ priceDelta: { amount: expect.any(String) } }] }])
})
