import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs } from './backoffMs.ts'
import { BACKOFF_BASE_MS, BACKOFF_MAX_MS } from '../limits.ts'

const chance = fc.double({ min: 0, max: 0.999, noNaN: true })

test('doubles with each attempt until the maximum', () => {
  expect([1, 2, 3, 20].map((attempts) => backoffMs(attempts, 0.5))).toEqual([
    BACKOFF_BASE_MS,
    BACKOFF_BASE_MS * 2,
    BACKOFF_BASE_MS * 4,
    BACKOFF_MAX_MS,
  ])
})

test('stays within its bounds, for any random value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), chance, (attempts, luck) => {
      const pause = backoffMs(attempts, luck)
      expect(pause).toBeGreaterThanOrEqual(BACKOFF_BASE_MS / 2)
      expect(pause).toBeLessThanOrEqual(BACKOFF_MAX_MS)
    }),
  )
})

test('never retries before the wait that the gateway requires', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), chance, (asked, luck) => {
      expect(backoffMs(1, luck, asked)).toBeGreaterThanOrEqual(asked)
    }),
  )
})
