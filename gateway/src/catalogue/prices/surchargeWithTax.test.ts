import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, withTax } from '../../graph/money.ts'
import { surchargeWithTax } from './surchargeWithTax.ts'

const TAX = { percent: 16, countryCode: 'MX', regionCode: null }
const delta = (surcharge: { price: number; isPercent: boolean }, price: object) =>
  surchargeWithTax(surcharge, { final: 100, gross: null, taxRate: TAX, ...price }).toNumber()

test.each([
  { name: 'fixed, with its own tax', surcharge: { price: 20, isPercent: false }, price: {}, expected: 23.2 },
  { name: 'fixed, untaxed', surcharge: { price: 20, isPercent: false }, price: { taxRate: null }, expected: 20 },
  { name: 'a share of the price with tax', surcharge: { price: 10, isPercent: true }, price: {}, expected: 11.6 },
  {
    name: 'a share of what the platform says',
    surcharge: { price: 10, isPercent: true },
    price: { gross: { regular: 130, final: 120 } },
    expected: 12,
  },
  { name: 'a discount', surcharge: { price: -5, isPercent: true }, price: {}, expected: -5.8 },
])('$name', ({ surcharge, price, expected }) => {
  expect(delta(surcharge, price)).toBe(expected)
})

test('a percentage is the same share of the price with tax as of that without', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount / 100)
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (final, share) => {
      const shown = surchargeWithTax({ price: share, isPercent: true }, { final, gross: null, taxRate: TAX })
      const net = surchargeWithTax({ price: share, isPercent: true }, { final, gross: null, taxRate: null })
      return money(shown, 'MXN').amount === money(withTax(net.toString() as never, 16), 'MXN').amount
    }),
  )
})
