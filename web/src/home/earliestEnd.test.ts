import { expect, test } from 'vitest'
import { earliestEnd } from './earliestEnd.ts'

test('is null when no offer has an end', () => {
  expect(earliestEnd([null, undefined])).toBeNull()
})

test('compares moments, not their spelling', () => {
  expect(earliestEnd(['2026-12-01T00:00:00Z', null, '2026-11-30T20:00:00-06:00', '2026-12-01T01:30:00Z'])).toBe(
    '2026-12-01T00:00:00Z',
  )
})
