import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumMoney } from './sumMoney.ts'

const pesos = (amount: string, times = 1) => ({ money: { amount, currencyCode: 'MXN' }, times })

test('adds what floats cannot', () => {
  expect(sumMoney([pesos('0.10'), pesos('0.20')])).toEqual({ amount: '0.30', currencyCode: 'MXN' })
})

test('multiplies', () => {
  expect(sumMoney([pesos('1299.00', 3), pesos('0.5')])?.amount).toBe('3897.50')
})

test('takes amounts below zero: a choice may make a product cheaper', () => {
  expect(sumMoney([pesos('0.05'), pesos('-0.10')])?.amount).toBe('-0.05')
})

test('is null for nothing', () => {
  expect(sumMoney([])).toBeNull()
})

test('agrees with counting cents', () => {
  const term = fc.record({ cents: fc.integer({ min: -10_000_000, max: 10_000_000 }), times: fc.nat(50) })
  fc.assert(
    fc.property(fc.array(term, { minLength: 1 }), (terms) => {
      const sum = sumMoney(terms.map(({ cents, times }) => pesos((cents / 100).toFixed(2), times)))
      const cents = terms.reduce((total, { cents: one, times }) => total + one * times, 0)
      expect(Number(sum?.amount)).toBeCloseTo(cents / 100, 2)
    }),
  )
})
