import { expect, test } from 'vitest'
import { latestEnd } from './latestEnd.ts'

test('is null when no offer has an end', () => {
  expect(latestEnd([null, undefined])).toBeNull()
})

test('compares moments, not their spelling', () => {
  expect(latestEnd(['2026-12-01T00:00:00Z', null, '2026-11-30T20:00:00-06:00', '2026-12-01T01:30:00Z'])).toBe(
    '2026-11-30T20:00:00-06:00',
  )
})
