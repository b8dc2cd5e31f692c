import { isPublicHoliday } from '../../stock/isPublicHoliday.ts'
import { TIME_ZONES } from '../../timeZones.ts'

/** A calendar day, `yyyy-mm-dd`. Days compare as texts do. */
export type Day = string

const DAY_MS = 86_400_000
const MONTHS_A_YEAR = 12
const SUNDAY = 0
const SATURDAY = 6
const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONES.MX, dateStyle: 'short' })

/** Returns the day of an instant in Mexico City, where all days of credit begin and end. */
export function dayOf(instant: Date): Day {
  return DAYS.format(instant)
}

/** Returns the day some days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return textOfDay(new Date(midnight(day).getTime() + days * DAY_MS))
}

/** Returns the same day some months later; the last day of that month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const from = midnight(day)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return textOfDay(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay))))
}

/** Number of days from one day to another; negative for an earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY_MS)
}

/** Returns the same day some years later; the last of February for the 29th where that year has none. */
export function addYears(day: Day, years: number): Day {
  return addMonths(day, years * MONTHS_A_YEAR)
}

/** Returns the day that lies some business days before: weekends and public holidays are none. */
export function businessDaysBefore(day: Day, count: number): Day {
  return overBusinessDays(day, count, -1)
}

/** Returns the day that is some business days later. */
export function addBusinessDays(day: Day, count: number): Day {
  return overBusinessDays(day, count, 1)
}

function overBusinessDays(day: Day, count: number, step: 1 | -1): Day {
  let [found, reached] = [0, day]
  while (found < count) {
    reached = addDays(reached, step)
    if (isBusinessDay(reached)) found += 1
  }
  return reached
}

/** Whether a text is a day that the calendar has. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = midnight(text)
  return !Number.isNaN(date.getTime()) && textOfDay(date) === text
}

function isBusinessDay(day: Day): boolean {
  const date = midnight(day)
  return ![SUNDAY, SATURDAY].includes(date.getUTCDay()) && !isPublicHoliday(date, 'MX')
}

function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

function textOfDay(date: Date): Day {
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length)
}
