import { expect, test } from 'vitest'
import { type LoanTerms, isLoanParameter, lendableAmount, loanSearch, readLoanChoice } from './loanAddress.ts'

const TERMS: LoanTerms = {
  minimum: 500,
  maximum: 5000,
  step: 500,
  months: [6, 12, 18],
  defaultMonths: 12,
  frequencies: ['WEEKLY', 'BIWEEKLY'],
}
const USUAL = { amount: 5000, months: 12, frequency: 'WEEKLY' } as const

test.each([
  ['', USUAL],
  ['monto=2500&meses=18&abono=quincenal', { amount: 2500, months: 18, frequency: 'BIWEEKLY' }],
  ['monto=2600&meses=7&abono=mensual', USUAL],
  ['monto=5500&meses=12.0001&abono=', USUAL],
  ['monto=-500&meses=abc&abono=toString', USUAL],
])('the address ?%s is the loan %o', (search, loan) => {
  expect(readLoanChoice(new URLSearchParams(search), TERMS)).toEqual(loan)
})

test('the address of a loan leads back to it', () => {
  const loan = { amount: 1500, months: 6, frequency: 'BIWEEKLY' } as const
  expect(loanSearch(loan)).toBe('monto=1500&meses=6&abono=quincenal')
  expect(readLoanChoice(new URLSearchParams(loanSearch(loan)), TERMS)).toEqual(loan)
})

test.each([
  [0, 500],
  [749, 500],
  [750, 1000],
  [2600, 2500],
  [99_999, 5000],
])('%d becomes %d, the nearest amount that is lent', (wanted, amount) => {
  expect(lendableAmount(wanted, TERMS)).toBe(amount)
})

test.each([
  ['monto', '500', true],
  ['monto', '1500', true],
  ['monto', '58000', true],
  ['monto', '1499', false],
  ['monto', '0500', false],
  ['monto', '1e3', false],
  ['monto', '999999500', false],
  ['meses', '12', true],
  ['meses', '120', false],
  ['abono', 'semanal', true],
  ['abono', 'diario', false],
  ['abono', 'toString', false],
  ['utm_source', '500', false],
])('a cached page depends on %s=%s: %s', (name, value, isRead) => {
  expect(isLoanParameter(name, value)).toBe(isRead)
})
