import { expect, test } from 'vitest'
import { type Document, SOFA } from '../../testing/productDocuments.ts'
import { decodeProduct } from '../products/decodeProduct.ts'
import { priceTerms } from './priceTerms.ts'

const NO_CREDIT = { credit_fee: undefined, credit_price_pago_puntual: undefined }
const terms = {
  price_twelve: 100,
  price_eighteen: 70,
  credit_fee: 20,
  credit_price_pago_puntual: 1_100,
  credit_weeks: 52,
}

/** Terms that a platform may leave out, or that are of another price. */
const UNKNOWN = {
  last: null,
  interest: null,
  punctualWeekly: null,
  bonus: null,
  bonusPercent: null,
  lateWeek: null,
  annualCost: null,
  annualCostPunctual: null,
}

/** Terms of the sofa at a price, or of its variant with these fields. */
function termsOf(parent: Document, price: number, child: Document | null = null) {
  const [first] = SOFA.configurable_children as Document[]
  const product = decodeProduct(
    { ...SOFA, final_price: 1_000, ...terms, ...parent, configurable_children: [{ ...first, ...child }] },
    'hogar',
  )!
  return priceTerms({ product, variant: child === null ? null : product.variants[0]! }, price)
}

test('a product is paid in what its document says', () => {
  expect(termsOf({}, 1_000)).toEqual({
    instalments: [
      { months: 12, monthly: 100 },
      { months: 18, monthly: 70 },
    ],
    credit: { ...UNKNOWN, weekly: 20, weeks: 52, total: 1_040, punctualTotal: 1_100 },
  })
})

test('a variant is paid in its own terms where it has some', () => {
  const child = {
    price: 1_500,
    special_price: null,
    final_price: 1_500,
    ...terms,
    price_twelve: '150.5',
    price_eighteen: null,
  }
  expect(termsOf({}, 1_500, child)).toEqual({
    instalments: [{ months: 12, monthly: 150.5 }],
    credit: { ...UNKNOWN, weekly: 20, weeks: 52, total: 1_040, punctualTotal: 1_100 },
  })
})

test('a variant without terms is paid in its product’s, in proportion to the price', () => {
  expect(termsOf({}, 1_333, { price: 1_333, special_price: null, final_price: 1_333 })).toEqual({
    instalments: [
      { months: 12, monthly: 133.3 },
      { months: 18, monthly: 93.31 },
    ],
    // Whole pesos stay whole.
    credit: { ...UNKNOWN, weekly: 27, weeks: 52, total: 1_404, punctualTotal: 1_466.3 },
  })
})

test('terms of an offer that is over follow the price', () => {
  const { instalments, credit } = termsOf({ final_price: 800, special_price: 800 }, 1_000)
  expect(instalments).toEqual([
    { months: 12, monthly: 125 },
    { months: 18, monthly: 87.5 },
  ])
  expect(credit).toMatchObject({ weekly: 25, weeks: 52, total: 1_300, punctualTotal: 1_375 })
})

test.each([
  [{ ...NO_CREDIT }],
  [{ credit_fee: 98, credit_price_pago_puntual: undefined }],
  [{ credit_fee: 0, credit_price_pago_puntual: 0 }],
])('there is no credit with %j', (fields) => {
  expect(termsOf(fields, 1_000).credit).toBeNull()
})

test('a platform that does not say how many weeks has no total to show', () => {
  expect(termsOf({ credit_weeks: undefined }, 1_000).credit).toMatchObject({ weekly: 20, weeks: null, total: null })
})

const CONTRACT = {
  credit_last: 17.5,
  credit_total: 1_037.5,
  credit_cat: 134.4,
  credit_interest: 37.5,
  credit_fee_puntual: 19.7,
  credit_bonus: 15,
  credit_bonus_percent: 40,
  credit_cat_puntual: 71,
  credit_late_week: 0.58,
}

test('the last payment, total and annual cost of the contract are those of the platform', () => {
  expect(termsOf(CONTRACT, 1_000).credit).toEqual({
    weekly: 20,
    weeks: 52,
    last: 17.5,
    total: 1_037.5,
    interest: 37.5,
    punctualWeekly: 19.7,
    punctualTotal: 1_100,
    bonus: 15,
    bonusPercent: 40,
    lateWeek: 0.58,
    annualCost: 134.4,
    annualCostPunctual: 71,
  })
})

test('at another price the total follows, and a last payment and an annual cost are not known', () => {
  const offer = { ...CONTRACT, final_price: 800, special_price: 800 }
  expect(termsOf(offer, 1_000).credit).toEqual({
    ...UNKNOWN,
    weekly: 25,
    weeks: 52,
    total: 1_296.88,
    punctualTotal: 1_375,
  })
})

test('a variant with terms of its own has those that it leaves out from its product, as they are', () => {
  const own = {
    price: 1_500,
    special_price: null,
    final_price: 1_500,
    credit_fee: 30,
    credit_price_pago_puntual: 1_650,
  }
  const { credit } = termsOf(CONTRACT, 1_500, own)
  expect(credit).toMatchObject({ weekly: 30, weeks: 52, punctualTotal: 1_650, bonusPercent: 40, annualCost: 134.4 })
})
