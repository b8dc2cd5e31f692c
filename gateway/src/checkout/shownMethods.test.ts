import { expect, test } from 'vitest'
import { shownShippingMethods } from './shownMethods.ts'

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
