import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditTerms } from './orders/creditTerms.ts'
import { leastAmount } from './leastAmount.ts'

test('up to 250 pesos a week are goods up to 8,253.97', () => {
  expect(leastAmount({ weekly: 250, isAbove: true })).toBe(825_398)
  expect(creditTerms(8_253.97)?.weekly.toNumber()).toBe(250)
  expect(creditTerms(8_253.98)?.weekly.toNumber()).toBe(251)
})

test('an amount below every payment is the smallest credit, one above all of them is more than the largest', () => {
  expect(leastAmount({ weekly: 0, isAbove: false })).toBe(50_000)
  expect(leastAmount({ weekly: 100_000, isAbove: false })).toBe(5_800_001)
})

test('every amount on either side has a payment on the same side', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 160, max: 17_500 }).map((tenths) => tenths / 10),
      fc.boolean(),
      fc.integer({ min: 50_000, max: 5_800_000 }),
      (weekly, isAbove, cents) => {
        const payment = creditTerms(cents / 100)!.weekly.toNumber()
        expect(cents >= leastAmount({ weekly, isAbove })).toBe(isAbove ? payment > weekly : payment >= weekly)
      },
    ),
  )
})
