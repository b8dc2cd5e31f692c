import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditTerms } from './creditTerms.ts'

test('weekly payments come to the total, which is the price and its interest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 20_000_000 }), (cents) => {
      const price = cents / 100
      const terms = creditTerms(price)!
      expect(terms.weekly.times(terms.weeks).eq(terms.total)).toBe(true)
      expect(terms.total.minus(terms.interest).toNumber()).toBe(price)
      expect(Number.isInteger(terms.weekly.toNumber())).toBe(true)
      // A week is rounded up by less than a peso.
      expect(terms.total.toNumber() - price * 1.575).toBeGreaterThanOrEqual(-0.005)
      expect(terms.total.toNumber() - price * 1.575).toBeLessThan(52)
    }),
  )
})

test('paying on time gives back 40 percent of the interest', () => {
  const { total, interest, punctualTotal, weekly } = creditTerms('6299')!
  expect([weekly, total, interest, punctualTotal].map(Number)).toEqual([191, 9_932, 3_633, 8_478.8])
})

test('a cheap download is not lent for', () => {
  expect(creditTerms(69)).toBeNull()
  expect(creditTerms(999.99)).toBeNull()
  expect(creditTerms(1_000)?.weeks).toBe(52)
})
