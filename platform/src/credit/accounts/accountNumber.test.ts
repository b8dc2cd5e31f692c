import { expect, test } from 'vitest'
import { transferReference } from '../payments/transferReference.ts'
import { readBankAccount } from '../bankAccount.ts'
import { accountNumber, clabeOfAccount, maskedNumber, readAccountNumber } from './accountNumber.ts'

test.each([
  [1_000_001, 'C10000016', '646180110410000013', 'C1000•••6'],
  [1_000_002, 'C10000024', '646180110410000026', 'C1000•••4'],
  [1_000_003, 'C10000032', '646180110410000039', 'C1000•••2'],
  [1_000_004, 'C10000040', '646180110410000042', 'C1000•••0'],
])('the account %d has the number %s and the CLABE %s', (sequence, ...[number, clabe, masked]) => {
  expect(accountNumber(sequence)).toBe(number)
  expect(clabeOfAccount(sequence)).toBe(clabe)
  expect(readBankAccount(clabe)).toMatchObject({ tipo: 'CLABE', banco: 'STP', valida: true })
  expect(maskedNumber(number)).toBe(masked)
})

test.each([
  ['C10000016', 'C10000016'],
  ['c1000 0016', 'C10000016'],
  ['10000016', 'C10000016'],
  ['C-1000-0016', 'C10000016'],
  ['C10000017', null],
  ['C1000001', null],
  ['C100000160', null],
  ['', null],
  ['CC0000016', null],
  ['C１０００００１６', null],
])('%j is the number %s', (typed, number) => {
  expect(readAccountNumber(typed)).toBe(number)
})

test('a slip in any one digit is found', () => {
  const number = accountNumber(1_047_281)
  expect(readAccountNumber(number)).toBe(number)
  for (let at = 1; at <= 8; at += 1) {
    const digits = Array.from(number)
    digits[at] = String((Number(digits[at]) + 1) % 10)
    expect(readAccountNumber(digits.join(''))).toBeNull()
  }
})

test('a reference is six digits and their Luhn digit', () => {
  expect(transferReference(400_001)).toBe('4000014')
})
