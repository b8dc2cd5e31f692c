import fc from 'fast-check'
import { expect, test } from 'vitest'
import { impliedRate } from './impliedRate.ts'

test.each([
  [100, 116, 16],
  [8999, 10438.84, 16],
  [1.99, 2.31, 16],
  [100, 119, 19],
  [100, 108.25, 8.25],
  [100, 100, null],
  [0, 0, null],
  [100, 90, null],
])('from %d to %d is %s percent', (net, gross, percent) => {
  expect(impliedRate(net, gross)).toBe(percent)
})

test('a whole percentage is found again, however the cents were rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 10_000_000 }), fc.integer({ min: 1, max: 30 }), (cents, percent) => {
      const gross = Math.round(cents * (1 + percent / 100)) / 100
      return impliedRate(cents / 100, gross) === percent
    }),
  )
})
