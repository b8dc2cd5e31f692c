import { expect, test } from 'vitest'
import { firstEnd } from './firstEnd.ts'

test('is null when no offer has an end', () => {
  expect(firstEnd([null, undefined])).toBeNull()
})

test('compares moments, not their spelling', () => {
  expect(firstEnd(['2026-12-01T02:00:00Z', '2026-11-30T20:00:00-06:00'])).toMatchObject({ isCommon: true })
  expect(firstEnd(['2026-12-01T02:30:00Z', '2026-11-30T20:00:00-06:00'])).toEqual({
    moment: '2026-11-30T20:00:00-06:00',
    isCommon: false,
  })
})

test('is not common to an offer without an end', () => {
  expect(firstEnd(['2026-12-01T00:00:00Z', null])).toEqual({ moment: '2026-12-01T00:00:00Z', isCommon: false })
})
