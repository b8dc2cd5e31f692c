import { expect, test } from 'vitest'
import type { CartLineInput } from '../../__generated__/schemaTypes.ts'
import { decodeProduct } from '../../catalogue/products/decodeProduct.ts'
import { KIT, LAMP, SET, SOFA, simple } from '../../testing/productDocuments.ts'
import { planLine } from './planLine.ts'

const custom = (...pairs: string[]) => ({
  customOptions: pairs.flatMap((optionId, index) => (index % 2 === 0 ? [{ optionId, value: pairs[index + 1]! }] : [])),
})
const bundle = (optionId: string, selectionIds: string[]) => ({ bundleOptions: [{ optionId, selectionIds }] })
const NOW = new Date('2026-11-20T12:00:00Z')
const SELLS_FOR_NOTHING = { allowsZeroPrice: true }
const product = (source: object) => decodeProduct(source, 'hogar')!
type Given = { variantSku?: string; settings?: { allowsZeroPrice: boolean } }
const plan = (source: object, input: Partial<CartLineInput>, given: Given | string = {}) => {
  const { variantSku, settings = SELLS_FOR_NOTHING } = typeof given === 'string' ? { variantSku: given } : given
  const found = product(source)
  const variant = found.variants.find(({ sku }) => sku === variantSku) ?? null
  const purchase = { product: found, variant }
  return planLine(purchase, {
    input: { sku: variantSku ?? found.sku, quantity: 1, ...input },
    index: 3,
    language: 'es-MX',
    now: NOW,
    settings,
  })
}

test('a variant is written as its product and what is chosen of it', () => {
  expect(plan(SOFA, { quantity: 2 }, 'SOFA-GRY')).toMatchObject({
    sku: 'SOFA-GRY',
    quantity: 2,
    optionsChecksum: null,
    write: {
      sku: 'SOFA',
      productOption: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '52' }] } },
    },
    demand: [{ sku: 'SOFA-GRY', productId: 501, units: 1 }],
  })
})

test('a bundle takes its defaults, and its parts from stock', () => {
  expect(plan(KIT, {})).toMatchObject({
    chosen: { bundleOptions: [{ optionId: '1', selectionIds: ['1'], quantity: 1 }] },
    demand: [{ sku: 'SKU-1', units: 1 }],
  })
  const chosen = plan(KIT, { bundleOptions: [{ optionId: '1', selectionIds: ['2'], quantity: 3 }] })
  expect(chosen).toMatchObject({ demand: [{ sku: 'SKU-2', units: 3 }] })
})

test('the quantity of a part that may not be changed is the bundle’s own', () => {
  expect(plan(KIT, { bundleOptions: [{ optionId: '1', selectionIds: ['1'], quantity: 9 }] })).toMatchObject({
    demand: [{ sku: 'SKU-1', units: 1 }],
  })
})

test('what is taken out of a bundle stays out; a required part that is not named is the default', () => {
  const [option] = KIT['bundle_options'] as readonly object[]
  const pillows = { ...option, option_id: 2, required: false }
  const kit = { ...KIT, bundle_options: [option, pillows] }
  const chosenOf = (input: Partial<CartLineInput>) => {
    const planned = plan(kit, input)
    return 'chosen' in planned ? planned.chosen.bundleOptions?.map(({ optionId }) => optionId) : planned
  }
  expect(chosenOf({})).toEqual(['1', '2'])
  expect(chosenOf({ bundleOptions: [] })).toEqual(['1', '2'])
  expect(chosenOf(bundle('1', ['1']))).toEqual(['1'])
  expect(chosenOf(bundle('2', []))).toEqual(['1'])
  expect(chosenOf(bundle('2', ['1']))).toEqual(['1', '2'])
})

const REFUSED = {
  'a configurable product without a variant': [SOFA, {}, 'OPTIONS_REQUIRED', 'sku'],
  'a grouped product': [SET, {}, 'OPTIONS_REQUIRED', 'sku'],
  'a required option left out': [LAMP, {}, 'OPTIONS_REQUIRED', 'customOptions'],
  'a required option left blank': [LAMP, custom('13', ' '), 'OPTIONS_REQUIRED', 'customOptions'],
  'a value that is not offered': [LAMP, custom('13', '99'), 'INVALID', 'customOptions'],
  'two values where one is asked for': [LAMP, custom('13', '31,32'), 'INVALID', 'customOptions'],
  'a text that is too long': [LAMP, custom('13', '31', '12', 'demasiado largo'), 'INVALID', 'customOptions'],
  'an option twice': [LAMP, custom('13', '31', '13', '32'), 'INVALID', 'customOptions'],
  'a selection that is not offered': [KIT, bundle('1', ['9']), 'INVALID', 'bundleOptions'],
  'an option of another bundle': [KIT, bundle('7', ['1']), 'INVALID', 'bundleOptions'],
  'a bundle option named twice': [
    KIT,
    { bundleOptions: [...bundle('1', ['1']).bundleOptions, ...bundle('1', ['2']).bundleOptions] },
    'INVALID',
    'bundleOptions',
  ],
  'half a part of a bundle': [
    KIT,
    { bundleOptions: [{ optionId: '1', selectionIds: ['2'], quantity: 1.5 }] },
    'INVALID',
    'bundleOptions',
  ],
  'a required selection taken away': [KIT, bundle('1', []), 'OPTIONS_REQUIRED', 'bundleOptions'],
  'half of something sold whole': [simple(1), { quantity: 0.5 }, 'INVALID_QUANTITY', 'quantity'],
  'something without a price': [{ sku: 'X' }, {}, 'PRICE_UNKNOWN', 'sku'],
  'what the platform finds something wrong with': [
    simple(1, { errors: { variants: '', recall: 'Retirado <b>del mercado</b>' } }),
    {},
    'REFUSED',
    'sku',
  ],
} as const

test.each(Object.entries(REFUSED))('%s is refused', (_, [source, input, code, field]) => {
  expect(plan(source, input)).toMatchObject({ code, field: ['lines', '3', field] })
})

test('an error that the platform finds is reported in its words', () => {
  const recalled = simple(1, { errors: { variants: '', recall: 'Retirado <b>del mercado</b>' } })
  expect(plan(recalled, {})).toMatchObject({ message: 'Retirado del mercado' })
  expect(plan(simple(1, { errors: { variants: '' } }), {})).toMatchObject({ sku: 'SKU-1' })
})

test('fractions are sold where the platform says so, and gifts for nothing', () => {
  expect(plan(simple(1, { stock: { is_qty_decimal: true } }), { quantity: 0.5 })).toMatchObject({ quantity: 0.5 })
  expect(plan(simple(1, { price: 0, final_price: 0 }), {})).toMatchObject({ sku: 'SKU-1' })
})

test('what this store does not sell is not found', () => {
  expect(
    planLine(null, {
      input: { sku: 'X', quantity: 1 },
      index: 0,
      language: 'de-DE',
      now: NOW,
      settings: SELLS_FOR_NOTHING,
    }),
  ).toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
    sku: 'X',
  })
})

test('what costs nothing is sold where the store sells for nothing', () => {
  const gift = simple(1, { price: 0, final_price: 0 })
  expect(plan(gift, {})).toMatchObject({ sku: 'SKU-1' })
  expect(plan(gift, {}, { settings: { allowsZeroPrice: false } })).toMatchObject({
    code: 'PRICE_UNKNOWN',
    sku: 'SKU-1',
  })
  expect(plan(simple(1), {}, { settings: { allowsZeroPrice: false } })).toMatchObject({ sku: 'SKU-1', quantity: 1 })
  // A bundle costs the sum of its selections, regardless of the price in its own document.
  expect(plan({ ...KIT, price: 0, final_price: 0 }, {}, { settings: { allowsZeroPrice: false } })).toMatchObject({
    sku: 'BED-KIT',
  })
  expect(plan({ ...gift, price: -1, final_price: null }, {})).toMatchObject({ code: 'PRICE_UNKNOWN' })
})

test('a download is bought with all of its files where they are sold one by one', () => {
  const links = [
    { id: 7, title: 'Plano' },
    { id: 8, title: 'Lista' },
  ]
  const plans = {
    ...simple(2),
    type_id: 'downloadable',
    links_purchased_separately: '1',
    extension_attributes: { downloadable_product_links: links },
  }
  expect(plan(plans, {})).toMatchObject({
    write: { productOption: { extension_attributes: { downloadable_option: { downloadable_links: ['7', '8'] } } } },
  })
  expect(plan({ ...plans, links_purchased_separately: '0' }, {})).toMatchObject({ write: { productOption: null } })
})
