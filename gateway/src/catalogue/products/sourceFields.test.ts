import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'
import { sourceFields } from './sourceFields.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

const MEDIA = 'kind path alt placeholderColor videoUrl'
const PRICE = [
  'regular { amount }',
  'final { amount }',
  'finalExcludingTax { amount }',
  'special { amount }',
  'specialUntil',
  'discountPercent',
  'lowestPrior { amount }',
  'isFrom',
  'instalments { months monthly { amount } }',
  'credit { weekly { amount } weeks lastPayment { amount } total { amount } punctualTotal { amount } annualCost }',
  'tiers { quantity }',
  'isCurrent',
  'refreshedAt',
  'taxRate { percent }',
]
const SHARED = [
  'id',
  'sku',
  'name',
  'slug',
  'urlPath',
  'brand',
  'summary',
  'description',
  `media { ${MEDIA} }`,
  `image { ${MEDIA} }`,
  `secondImage { ${MEDIA} }`,
  ...PRICE.map((field) => `price { ${field} }`),
  'stock { status quantity }',
  'breadcrumbs { name }',
  'attributes { code label value }',
  'dimensions { widthCm heightCm depthCm weightKg outline }',
  'tags { text color background }',
  'related(first: 3) { sku }',
  'upsell(first: 3) { sku }',
  'services { sku }',
  'series { value label path }',
  'isNew',
  'rating { average count }',
  'reviews(first: 2) { totalCount }',
  'questions(first: 2) { totalCount }',
  'unavailable { code }',
  'deliveryEstimate { latest }',
]
const VARIANT = [
  'id',
  'sku',
  'name',
  'selection { attributeCode value label valueLabel }',
  `media { ${MEDIA} }`,
  `image { ${MEDIA} }`,
  ...PRICE.map((field) => `price { ${field} }`),
  'stock { status quantity }',
  'description',
  'attributes { code label value }',
  'dimensions { widthCm heightCm depthCm weightKg outline }',
  'tags { text color background }',
  'deliveryEstimate { latest }',
]
const OWN: Record<string, string[]> = {
  SOFA: [
    '... on ConfigurableProduct { options { attributeCode label values { value label swatch } } }',
    ...VARIANT.map((field) => `... on ConfigurableProduct { variants { ${field} } }`),
    ...VARIANT.map(
      (field) =>
        `... on ConfigurableProduct { variant(selection: [{ attributeCode: "color", value: "50" }]) { ${field} } }`,
    ),
  ],
  LAMP: [
    '... on SimpleProduct { customOptions { optionId title kind isRequired maxLength priceDelta { amount } values { valueId title priceDelta { amount } } } }',
  ],
  'BED-KIT': [
    '... on BundleProduct { bundleOptions { optionId title isRequired isMultiple selections { selectionId quantity isDefault canChangeQuantity product { sku } } } }',
  ],
  'PLAN-PDF': [
    '... on DownloadableProduct { downloads { title downloadsAllowed sampleUrl } }',
    '... on DownloadableProduct { samples { title url } }',
  ],
  SERVICE: ['... on VirtualProduct { service { kind categories { name } } }'],
  'SET-SILLAS': ['... on GroupedProduct { items { defaultQuantity product { sku } } }'],
}

const everyField = Object.entries(OWN).flatMap(([sku, own]) => [...SHARED, ...own].map((field) => ({ sku, field })))

test.each(everyField)('$sku alone answers as in the whole document: $field', async ({ sku, field }) => {
  const read = async (selection: string) =>
    (await shopper.query(`{ product(by: { sku: "${sku}" }) { ${selection} } }`)).data.product
  const alone = await read(field)
  // `attributes` asks for the whole document.
  const whole = await read(`${field} attributes { code }`)
  expect(alone).toEqual(field.startsWith('attributes') ? alone : omit(whole, 'attributes'))
  expect(JSON.stringify(alone)).not.toBe('{}')
})

test('the same fields make the same call, in any order of the selection', () => {
  const one = sourceFields(new Set(['Product.name', 'Product.media']))
  const other = sourceFields(new Set(['Product.media', 'Product.name']))
  expect(one).toEqual(other)
})

test('a card of one picture does not read the gallery', () => {
  expect(sourceFields(new Set(['Product.image'])).names).toEqual(expect.arrayContaining(['image', 'image_label']))
  expect(sourceFields(new Set(['Product.image'])).names).not.toContain('media_gallery')
  expect(sourceFields(new Set(['Product.secondImage'])).names).toContain('media_gallery')
})

test('credit of variants is read where it is selected, beside their prices', () => {
  const [weekly, ofVariants] = ['credit_fee', 'configurable_children.credit_fee']
  const namesOf = (...coordinates: string[]) => sourceFields(new Set(coordinates)).names
  expect(namesOf('ProductVariant.price')).not.toContain(ofVariants)
  expect(namesOf('Product.price', 'ProductPrice.credit')).toContain(weekly)
  expect(namesOf('Product.price', 'ProductPrice.credit')).not.toContain(ofVariants)
  expect(namesOf('ProductVariant.price', 'ProductPrice.credit')).toContain(ofVariants)
})

test('a part is not requested beside its whole', () => {
  const { names } = sourceFields(new Set(['Product.price', 'ProductVariant.selection']))
  expect(names).toContain('configurable_children')
  expect(names?.filter((name) => name.startsWith('configurable_children.'))).toEqual([])
})

function omit(value: Record<string, unknown>, name: string) {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
}
