import { expect, test } from 'vitest'
import { defaultInterestCents } from './defaultInterest.ts'

test.each([
  [15_200, 1, 30],
  [15_200, 7, 213],
  [15_200, 30, 912],
  [15_200, 0, 0],
  [15_200, 500, 15_200],
  [15_200, 10_000, 15_200],
])('%d cents that are late for %d days cost %d cents more', (late, days, interest) => {
  expect(defaultInterestCents(late, days)).toBe(interest)
})
