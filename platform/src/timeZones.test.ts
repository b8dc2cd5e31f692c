import { expect, test } from 'vitest'
import { lastSecondOf, localDay } from './timeZones.ts'

test.each([
  // An evening in Mexico is the next day in UTC; months and years end there, too.
  { instant: '2026-03-01T02:00:00Z', country: 'MX', day: '2026-02-28', end: '2026-03-01T05:59:59Z' },
  { instant: '2026-12-31T23:30:00Z', country: 'DE', day: '2027-01-01', end: '2027-01-01T22:59:59Z' },
  { instant: '2027-01-01T03:00:00Z', country: 'MX', day: '2026-12-31', end: '2027-01-01T05:59:59Z' },
  // Days with 23 and 25 hours.
  { instant: '2026-03-29T12:00:00Z', country: 'DE', day: '2026-03-29', end: '2026-03-29T21:59:59Z' },
  { instant: '2026-10-25T12:00:00Z', country: 'IT', day: '2026-10-25', end: '2026-10-25T22:59:59Z' },
  { instant: '2026-03-01T05:59:59Z', country: 'MX', day: '2026-02-28', end: '2026-03-01T05:59:59Z' },
  { instant: '2026-03-01T06:00:00Z', country: 'MX', day: '2026-03-01', end: '2026-03-02T05:59:59Z' },
] as const)('$instant in $country is the $day, which ends at $end', ({ instant, country, day, end }) => {
  expect(localDay(new Date(instant), country)).toBe(day)
  expect(lastSecondOf(new Date(instant), country)).toEqual(new Date(end))
})
