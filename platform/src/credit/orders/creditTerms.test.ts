import { expect, test } from 'vitest'
import { creditTerms } from './creditTerms.ts'

const numbersOf = (amount: number | string) => {
  const { annualCost, annualCostPunctual, bonusPercent, weeks, ...amounts } = creditTerms(amount)!
  return {
    weeks,
    annualCost,
    annualCostPunctual,
    bonusPercent,
    ...Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, Number(value)])),
  }
}

test('5,000 pesos of goods are paid in 52 weeks of 152, the last of 123', () => {
  expect(numbersOf(5_000)).toEqual({
    weeks: 52,
    weekly: 152,
    last: 123,
    total: 7_875,
    interest: 2_875,
    punctualWeekly: 129.89,
    punctualTotal: 6_725,
    bonus: 1_150,
    bonusPercent: 40,
    lateWeek: 24.24,
    annualCost: 134.4,
    annualCostPunctual: 71,
  })
})

test('paying on time gives back 40 percent of the interest', () => {
  expect(numbersOf('6299')).toMatchObject({ weekly: 191, total: 9_920.93, interest: 3_621.93, punctualTotal: 8_472.16 })
})

test('a cheap download is not sold on credit, nor what is above the largest credit', () => {
  expect(creditTerms(69)).toBeNull()
  expect(creditTerms(499.99)).toBeNull()
  expect(creditTerms(500)?.weeks).toBe(52)
  expect(creditTerms(58_000)?.weeks).toBe(52)
  expect(creditTerms(58_000.01)).toBeNull()
})
