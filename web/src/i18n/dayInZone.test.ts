import { expect, test } from 'vitest'
import { dayInZone } from './dayInZone.ts'

test.each([
  ['America/Mexico_City', '2026-11-30'],
  ['Europe/Berlin', '2026-12-01'],
  ['UTC', '2026-12-01'],
])('the first second of December in UTC is, in %s, on %s', (timeZone, day) => {
  expect(dayInZone(Date.UTC(2026, 11, 1), timeZone)).toBe(day)
  expect(dayInZone(new Date('2026-12-01T00:00:00Z'), timeZone)).toBe(day)
})
