import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { shownPrice } from '../graph/shownPrice.ts'
import { settingsOf } from '../stores/storeSettings.ts'
import { decodeProduct } from './products/decodeProduct.ts'
import { pricedProduct } from './prices/pricedProduct.ts'
import { productPriceResolvers } from './prices/priceResolvers.ts'

const [store] = STORES
const NOW = new Date('2026-11-20T12:00:00Z')
const MEXICO = [
  { productClassIds: [2], customerClassIds: [3], rates: [{ percent: 16, countryCode: 'MX', region: null }] },
]
const GROUP = { prices: null, tax: null }

/** Price, special price and regular price with tax of a document, as the graph shows them. */
function shown(source: object, rules = MEXICO) {
  const product = decodeProduct({ id: 1, sku: 'A', tax_class_id: '2', ...source }, 'hogar')!
  const price = pricedProduct(
    { product, variant: null },
    { rules, store, settings: settingsOf({}, store), group: GROUP, now: NOW },
  )
  const amount = (net: number) =>
    Number(shownPrice({ net, percent: price.taxRate?.percent ?? null, currencyCode: 'MXN' }).amount)
  const special = price.final < price.regular ? price.final : null
  return {
    final: [price.final, amount(price.final)],
    special: special === null ? null : [special, amount(special)],
    regular: [price.regular, amount(price.regular)],
  }
}

const REGULAR = [100, 116]
const OFFER = [80, 92.8]

// What the platform's own calculation was seen to answer for Mexico's 16 %, in the words of the graph.
test.each([
  ['a price', { price: 100 }, { final: REGULAR, special: null, regular: REGULAR }],
  ['an offer', { price: 100, special_price: 80 }, { final: OFFER, special: OFFER, regular: REGULAR }],
  [
    'an offer that is over',
    { price: 100, special_price: 80, special_to_date: '2026-11-19 00:00:00' },
    { final: REGULAR, special: null, regular: REGULAR },
  ],
  ['a catalogue rule', { price: 100, final_price: 90 }, { final: [90, 104.4], special: [90, 104.4], regular: REGULAR }],
  [
    'a catalogue rule below an offer',
    { price: 100, special_price: 80, final_price: 70 },
    { final: [70, 81.2], special: [70, 81.2], regular: REGULAR },
  ],
  [
    'variants, the cheapest of them',
    {
      type_id: 'configurable',
      price: 0,
      configurable_children: [
        { sku: 'A1', price: 50 },
        { sku: 'A2', price: 40, special_price: 35 },
        { sku: 'A3', price: 35 },
      ],
    },
    { final: [35, 40.6], special: [35, 40.6], regular: [40, 46.4] },
  ],
])('%s', (_, source, expected) => {
  expect(shown(source)).toEqual(expected)
})

test('without a rule that matches nothing is added', () => {
  expect(shown({ price: 100, special_price: 80 }, [])).toEqual({
    final: [80, 80],
    special: [80, 80],
    regular: [100, 100],
  })
})

test.each([
  ['in full', { price: 80, original_price: 100, original_special_price: 80 }],
  ['in camelCase', { price: 80, originalPrice: 100, specialPrice: 80 }],
  ['in short', { nm: 'A', p: 80, op: 100, osp: 80, tci: '2' }],
])('an offer that the platform has worked in, written %s, counts once', (_, source) => {
  expect(shown(source)).toEqual({ final: OFFER, special: OFFER, regular: REGULAR })
})

test('credit is shown with its totals, or is null where the punctual total is missing', () => {
  const { credit } = productPriceResolvers
  const price = {
    currencyCode: 'MXN',
    credit: {
      weekly: 98,
      weeks: 52,
      last: 90,
      total: 5_088,
      interest: 1_838,
      punctualWeekly: 84.86,
      punctualTotal: 4_899.5,
      bonus: null,
      bonusPercent: 40,
      lateWeek: 14.5,
      annualCost: 134.4,
      annualCostPunctual: 71,
    },
  } as never
  expect(credit(price)).toEqual({
    weekly: { amount: '98.00', currencyCode: 'MXN' },
    weeks: 52,
    lastPayment: { amount: '90.00', currencyCode: 'MXN' },
    total: { amount: '5088.00', currencyCode: 'MXN' },
    interest: { amount: '1838.00', currencyCode: 'MXN' },
    punctualWeekly: { amount: '84.86', currencyCode: 'MXN' },
    bonus: null,
    bonusPercent: 40,
    lateWeek: { amount: '14.50', currencyCode: 'MXN' },
    annualCost: 134.4,
    annualCostPunctual: 71,
    punctualTotal: { amount: '4899.50', currencyCode: 'MXN' },
  })
  const context = { rules: [], store, settings: settingsOf({}, store), group: GROUP, now: NOW }
  const of = (source: object) =>
    pricedProduct({ product: decodeProduct({ sku: 'A', price: 1, ...source }, 'hogar')!, variant: null }, context)
      .credit
  expect(of({ credit_fee: 98 })).toBeNull()
  expect(of({ credit_fee: 98, credit_price_pago_puntual: '4899.5' })).toEqual({
    weekly: 98,
    weeks: null,
    last: null,
    total: null,
    punctualTotal: 4_899.5,
    annualCost: null,
    interest: null,
    punctualWeekly: null,
    bonus: null,
    bonusPercent: null,
    lateWeek: null,
    annualCostPunctual: null,
  })
})
