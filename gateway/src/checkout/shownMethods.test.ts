import { expect, test } from 'vitest'
import { ROW } from '../testing/creditPlatform.ts'
import { decodePaymentOffers } from './checkoutClient.ts'
import { shownPaymentMethods, shownShippingMethods } from './shownMethods.ts'

test('what no platform flags is the first of what it lists', () => {
  const offer = {
    title: '',
    price: 9,
    priceExcludingTax: 9,
    isDefault: false,
    deliveryEstimate: null,
    branches: [],
    methodCode: 'x',
  }
  const shown = shownShippingMethods(
    [
      { ...offer, carrierCode: 'home' },
      { ...offer, carrierCode: 'branch', price: 0 },
    ],
    'MXN',
  )
  expect(shown.map(({ carrierCode, isDefault }) => [carrierCode, isDefault])).toEqual([
    ['home', true],
    ['branch', false],
  ])
})

test('store credit has an offer for each term; a row without its whole cost is none', () => {
  const credit_offers = [ROW, { ...ROW, meses: 18 }, { ...ROW, meses: 24, total_sin: null }, { monto: 1 }]
  const rows = [{ code: 'storecredit', title: 'Crédito', cost_incl_tax: 2_875, credit_offers }, { code: 'card' }]
  const [credit, card] = shownPaymentMethods(decodePaymentOffers(rows, 'cartPaymentMethods'), 'MXN')
  expect(credit?.creditOffers.map(({ kind, months }) => [kind, months])).toEqual([
    ['MERCHANDISE', 12],
    ['MERCHANDISE', 18],
  ])
  expect(card?.creditOffers).toEqual([])
})

test.each([
  [
    { available: 6_934.23, covers: true },
    { available: { amount: '6934.23', currencyCode: 'MXN' }, coversCart: true },
  ],
  [
    { available: 0, covers: false },
    { available: { amount: '0.00', currencyCode: 'MXN' }, coversCart: false },
  ],
  [{ available: 6_934.23 }, null],
  [{ available: -1, covers: false }, null],
  [null, null],
])('the line %j of store credit is %j', (credit_line, expected) => {
  const rows = [{ code: 'storecredit', credit_line }]
  expect(shownPaymentMethods(decodePaymentOffers(rows, 'cartPaymentMethods'), 'MXN')[0]?.creditLine).toEqual(expected)
})
