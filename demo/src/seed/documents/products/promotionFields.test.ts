import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerEnd } from '@hogar/platform/catalogue/offerDates.ts'
import { seededStore, storeOf, TEST_DAY } from '../../testing/seededStore.ts'
import { percentOff, shelfPrice, withoutTax } from './priceFields.ts'
import { instalmentFields, offerWindow } from './promotionFields.ts'
import { createStoreView } from '../storeView.ts'

const viewOf = (code: Parameters<typeof storeOf>[0]) =>
  createStoreView(storeOf(code), { products: [], sets: [] }, { now: TEST_DAY })
const mexico = viewOf('hogar')
const germany = viewOf('de')

test('5,000 pesos on credit are 152 a week over a year', () => {
  expect(instalmentFields(5_000, mexico)).toEqual({
    price_twelve: 416.67,
    price_eighteen: 277.78,
    credit_price_pago_puntual: 6_725,
    credit_fee: 152,
    credit_weeks: 52,
    credit_last: 123,
    credit_total: 7_875,
    credit_interest: 2_875,
    credit_cat: 134.4,
    credit_fee_puntual: 129.89,
    credit_bonus: 1_150,
    credit_bonus_percent: 40,
    credit_cat_puntual: 71,
    credit_late_week: 24.24,
  })
})

test('store credit is for Mexico only', () => {
  expect(instalmentFields(449, germany)).toMatchObject({
    price_twelve: 37.42,
    price_eighteen: 24.95,
    credit_price_pago_puntual: null,
    credit_fee: null,
    credit_weeks: null,
  })
})

test('nothing is lent for less than 500 pesos', () => {
  expect(instalmentFields(499.99, mexico)).toMatchObject({ credit_fee: null, credit_price_pago_puntual: null })
  expect(instalmentFields(500, mexico)).toMatchObject({ credit_fee: 15.2 })
})

test('what costs less than cards take in instalments has none', () => {
  expect(instalmentFields(4_998.99, mexico)).toMatchObject({
    price_twelve: null,
    price_eighteen: null,
    credit_fee: 152,
  })
  expect(instalmentFields(4_999, mexico)).toMatchObject({ price_twelve: 416.59, price_eighteen: 277.73 })
  expect(instalmentFields(249, germany)).toMatchObject({ price_twelve: null, price_eighteen: null })
})

test.each([
  ['hogar', 2_999, 4_999],
  ['de', 149.95, 249.95],
] as const)(
  'cards of %s promise free delivery from %d and instalments from %d, of what is paid',
  (code, free, months) => {
    const { listed } = seededStore(code)
    const promise = { hogar: ['Envío gratis', 'Meses sin intereses'], de: ['Gratisversand', 'Monatsraten zinsfrei'] }[
      code
    ]
    let promised = 0
    for (const { sku, final_price: net, ...product } of listed.filter(({ type_id: type }) => type !== 'virtual')) {
      const paid = Math.round(net * (100 + (code === 'de' ? 19 : 16))) / 100
      const tags = [product.omni_tag_1_text, product.omni_tag_2_text]
      if (tags.includes(promise[0])) expect(paid, sku).toBeGreaterThanOrEqual(free)
      if (tags.includes(promise[1])) expect(paid, sku).toBeGreaterThanOrEqual(months)
      expect(
        [product.price_twelve, product.price_eighteen].map((each) => each !== null),
        sku,
      ).toEqual(paid >= months ? [true, true] : [false, false])
      promised += tags.filter((tag) => promise.some((word) => word === tag)).length
    }
    expect(promised).toBeGreaterThan(100)
  },
)

test('tax taken off and put on again gives the shelf price to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(mexico, germany, viewOf('it')),
      (cents, view) => {
        const amount = cents / 100
        expect(Math.round(withoutTax(amount, view) * (100 + view.taxPercent))).toBe(cents)
      },
    ),
  )
})

test('an offer is always cheaper, and none is none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 99, max: 60_000 }), fc.constantFrom(10, 15, 20, 25, 30, 40), (pesos, discount) => {
      for (const view of [mexico, germany]) {
        const price = shelfPrice(pesos, discount, view)
        if (price.special !== null) expect(price.special).toBeLessThan(price.regular)
        expect(percentOff(price) > 0).toBe(price.special !== null)
        expect(shelfPrice(pesos, 0, view).special).toBeNull()
      }
    }),
  )
})

test('an offer has begun today and lasts at least ten days', () => {
  const { special_from_date: from, special_to_date: to } = offerWindow('SOFA-OSLO', mexico)
  expect(from <= '2026-11-20 00:00:00').toBe(true)
  expect(to >= '2026-11-30 00:00:00').toBe(true)
})

test.each([
  [mexico, 'MX', '05:59:59'],
  [germany, 'DE', '22:59:59'],
] as const)('an offer ends with a day of its store', (view, country, time) => {
  // In winter: the offers that begin in November end by the end of January.
  expect(offerEnd(offerWindow('SOFA-OSLO', view).special_to_date, country)?.slice(-time.length)).toBe(time)
})
