import { expect, it } from 'vitest'
import { cleanCreditFolio, isCreditFolio, isTelephoneEnd } from './creditFolio.ts'

it.each([
  [' s-7k2m pq4x ', 'S-7K2MPQ4X'],
  ['', ''],
])('cleans the number of an application: %j', (typed, clean) => {
  expect(cleanCreditFolio(typed)).toBe(clean)
  expect(cleanCreditFolio(clean)).toBe(clean)
})

it('takes a number of up to 64 characters, and four digits of a telephone', () => {
  expect(['S-7K2MPQ4X', 'x'.repeat(64)].map(isCreditFolio)).toEqual([true, true])
  expect(['', 'x'.repeat(65)].map(isCreditFolio)).toEqual([false, false])
  expect(['5678', '567', '56789', '567a', ''].map(isTelephoneEnd)).toEqual([true, false, false, false, false])
})
