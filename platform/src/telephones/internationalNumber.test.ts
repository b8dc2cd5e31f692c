import { expect, test } from 'vitest'
import { internationalNumber } from './internationalNumber.ts'

test.each([
  ['33 1234-5678', 'MX', '523312345678'],
  ['+52 (33) 1234.5678', 'MX', '523312345678'],
  ['0052 33 1234 5678', 'MX', '523312345678'],
  ['523312345678', 'MX', '523312345678'],
  ['030 1234567', 'DE', '49301234567'],
  ['+49 30 1234567', 'DE', '49301234567'],
  ['49301234567', 'DE', '49301234567'],
  ['1511234567', 'DE', '491511234567'],
  ['391 234 5678', 'IT', '393912345678'],
  ['06 1234 5678', 'IT', '390612345678'],
  ['393912345678', 'IT', '393912345678'],
  ['+1 415 555 2671', 'MX', '14155552671'],
  ['4155552671', 'US', '4155552671'],
])('%s in %s is %s', (telephone, country, number) => {
  expect(internationalNumber(telephone, country)).toBe(number)
})

test.each([null, '', ' ', '12', 'no', '55 1234 5678 ext 9', '1'.repeat(16)])('%j is no number', (telephone) => {
  expect(internationalNumber(telephone, 'MX')).toBeNull()
})
