import { expect, test } from 'vitest'
import { addDays, addMonths, businessDaysBefore, dayOf, daysBetween } from './calendar.ts'
import { dueDay, payByDay } from '../invoices/schedule.ts'

test.each([
  ['2026-03-01T05:59:59Z', '2026-02-28'],
  ['2026-03-01T06:00:00Z', '2026-03-01'],
  ['2026-07-15T23:00:00Z', '2026-07-15'],
])('%s is the %s in Mexico City', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %d months are %s', (from, months, day) => {
  expect(addMonths(from, months)).toBe(day)
})

test('days are counted over months, years and the 29th of February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
  expect(daysBetween('2026-04-05', '2026-04-04')).toBe(-1)
})

test.each([
  // A Friday: Thursday and Wednesday are before it.
  ['2026-11-27', '2026-11-25'],
  // A Monday: Friday and Thursday.
  ['2026-11-30', '2026-11-26'],
  // The Tuesday after the holiday of the revolution, Monday 16 November: Friday and Thursday.
  ['2026-11-17', '2026-11-12'],
  // Good Friday and the Thursday before it are holidays: Wednesday and Tuesday.
  ['2026-04-04', '2026-03-31'],
  ['2026-12-26', '2026-12-23'],
])('a payment due on %s is asked for on %s', (due, payBy) => {
  expect(payByDay(due)).toBe(payBy)
  expect(businessDaysBefore(due, 0)).toBe(due)
})

test('payments are due every week, every fifteen days, or on the same day of the month', () => {
  const startedOn = '2026-01-31'
  const days = (frequency: 'SEMANAL' | 'QUINCENAL' | 'MENSUAL') =>
    [1, 2, 13].map((position) => dueDay({ startedOn, frequency }, position))
  expect(days('SEMANAL')).toEqual(['2026-02-07', '2026-02-14', '2026-05-02'])
  expect(days('QUINCENAL')).toEqual(['2026-02-15', '2026-03-02', '2026-08-14'])
  expect(days('MENSUAL')).toEqual(['2026-02-28', '2026-03-31', '2027-02-28'])
})
