import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeOf, TEST_DAY } from '../testing/seededStore.ts'
import { percentOff, shelfPrice, withoutTax } from './priceFields.ts'
import { instalmentFields, offerWindow } from './promotionFields.ts'
import { createStoreView } from './storeView.ts'

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
  })
})

test('store credit is for Mexico only', () => {
  expect(instalmentFields(449, germany)).toMatchObject({
    price_twelve: 37.42,
    credit_price_pago_puntual: null,
    credit_fee: null,
  })
})

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
  expect(to >= '2026-11-30 23:59:59').toBe(true)
})
