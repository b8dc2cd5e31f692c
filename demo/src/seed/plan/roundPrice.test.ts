import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundEuros, roundPesos } from './roundPrice.ts'

const pesos = fc.integer({ min: 20, max: 100_000 })

test('pesos end in 9 and stay near the amount', () => {
  fc.assert(
    fc.property(pesos, (amount) => {
      const rounded = roundPesos(amount)
      expect(rounded % 10).toBe(9)
      expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(Math.max(amount * 0.08, 16))
    }),
  )
})

test('a dearer thing is never shown cheaper', () => {
  fc.assert(
    fc.property(pesos, pesos, (one, two) => {
      const [low, high] = [Math.min(one, two), Math.max(one, two)]
      expect(roundPesos(low)).toBeLessThanOrEqual(roundPesos(high))
      expect(roundEuros(low)).toBeLessThanOrEqual(roundEuros(high))
    }),
  )
})

test('euros are written as shops write them', () => {
  expect([roundEuros(249), roundEuros(8_999), roundEuros(24_999)]).toEqual([12.99, 449, 1249])
})
