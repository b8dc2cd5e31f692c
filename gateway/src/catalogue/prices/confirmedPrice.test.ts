import { expect, test } from 'vitest'
import { confirmedPrice } from './confirmedPrice.ts'
import type { ProductPriceMapper } from '../mappers.ts'

const REFRESHED = new Date('2026-11-20T12:00:00Z')
const PRICE: ProductPriceMapper = {
  isKnown: true,
  regular: 100,
  final: 80,
  gross: null,
  offerFrom: new Date('2026-11-01T06:00:00Z'),
  offerUntil: new Date('2026-11-30T06:00:00Z'),
  lowest: 90,
  isFrom: true,
  instalments: [{ months: 12, monthly: 8 }],
  credit: {
    weekly: 9,
    weeks: null,
    last: null,
    total: null,
    punctualTotal: 95,
    annualCost: null,
    interest: null,
    punctualWeekly: null,
    bonus: null,
    bonusPercent: null,
    lateWeek: null,
    annualCostPunctual: null,
  },
  tiers: [
    { quantity: 5, price: 70 },
    { quantity: 9, price: 50 },
  ],
  taxRate: { percent: 16, countryCode: 'MX', regionCode: null },
  currencyCode: 'MXN',
  isCurrent: true,
  refreshedAt: null,
}
const confirmed = (final: number, isFrom: boolean | null = null) => ({
  sku: 'A',
  productId: 1,
  regular: 100,
  final,
  gross: { regular: 116, final: final * 1.16 },
  isFrom,
  refreshedAt: REFRESHED,
})

test('a price that the platform confirms is current, and keeps its terms', () => {
  expect(confirmedPrice(PRICE, confirmed(80))).toEqual({
    ...PRICE,
    gross: { regular: 116, final: 80 * 1.16 },
    isCurrent: true,
    refreshedAt: REFRESHED,
  })
})

test('another price replaces the document’s, without the terms calculated for the old price', () => {
  expect(confirmedPrice(PRICE, confirmed(60, false))).toMatchObject({
    final: 60,
    isFrom: false,
    offerFrom: null,
    offerUntil: null,
    instalments: [],
    credit: null,
    tiers: [{ quantity: 9, price: 50 }],
  })
})

test('the document’s price stays where the platform does not answer, and says that it is not current', () => {
  expect(confirmedPrice(PRICE, null)).toEqual({ ...PRICE, isCurrent: false })
})
