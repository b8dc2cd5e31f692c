import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeOrDefault } from '../stores.ts'
import { luhnDigit } from '../money/luhnDigit.ts'
import { paymentInstructions } from './paymentInstructions.ts'

const placedAt = new Date('2026-11-20T12:00:00Z')
const of = (method: string, code = 'hogar') =>
  paymentInstructions(storeOrDefault(code), { method, orderNumber: '000001234', placedAt })

test('a transfer has an account, a reference of seven digits and three days', () => {
  expect(of('banktransfer')).toEqual({
    account: '646180110400000007',
    bank: 'STP',
    beneficiary: 'Hogar Comercio, S.A. de C.V.',
    reference: '0001234',
    pay_before: '2026-11-23T12:00:00.000Z',
  })
})

test('the CLABE carries its own check digit', () => {
  const clabe = of('banktransfer')?.account ?? ''
  const weights = [3, 7, 1]
  const sum = clabe
    .slice(0, 17)
    .split('')
    .reduce((total, digit, at) => total + ((Number(digit) * (weights[at % 3] ?? 0)) % 10), 0)
  expect(clabe).toHaveLength(18)
  expect(Number(clabe.at(-1))).toBe((10 - (sum % 10)) % 10)
})

test.each(['de', 'it'])('in %s the account is an IBAN that checks', (code) => {
  const iban = of('banktransfer', code)?.account ?? ''
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`
    .split('')
    .map((sign) => Number.parseInt(sign, 36))
    .join('')
  expect(BigInt(digits) % 97n).toBe(1n)
})

test('a convenience store has a reference that checks itself, and two days', () => {
  const instructions = of('conveniencestore')
  expect(instructions).toMatchObject({ account: null, pay_before: '2026-11-22T12:00:00.000Z' })
  const reference = instructions?.reference ?? ''
  expect(reference).toMatch(/^9100000001234\d$/)
  expect(luhnDigit(reference.slice(0, -1))).toBe(Number(reference.at(-1)))
})

test('one wrong digit makes a wrong reference', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, change) => {
      const at = place % digits.length
      const slipped = digits.slice(0, at) + ((Number(digits[at]) + change) % 10) + digits.slice(at + 1)
      expect(luhnDigit(slipped)).not.toBe(luhnDigit(digits))
    }),
  )
})

test.each(['cashondelivery', 'cardondelivery', 'card', 'wallet'])('%s needs nothing afterwards', (method) => {
  expect(of(method)).toBeNull()
})
