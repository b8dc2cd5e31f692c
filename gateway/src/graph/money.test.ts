import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from './money.ts'

test('amounts are rounded half up to cents, as decimals', () => {
  expect(money(1.005, 'MXN')).toEqual({ amount: '1.01', currencyCode: 'MXN' })
  expect(['0', '-0.005', '12.345'].map((amount) => money(amount, 'EUR').amount)).toEqual(['0.00', '-0.01', '12.35'])
})

test('a number of whole cents reads as decimal arithmetic would write it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      (cents, off) => {
        for (const amount of [cents / 100, (cents / 100) * 1.16, cents * 0.01, cents / 100 + off]) {
          expect(money(amount, 'MXN').amount).toBe(new Big(amount).toFixed(2, Big.roundHalfUp))
        }
      },
    ),
  )
})
