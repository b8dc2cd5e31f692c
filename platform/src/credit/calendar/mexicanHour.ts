import { TIME_ZONES } from '../../timeZones.ts'
import type { Day } from './calendar.ts'

const MS_PER_HOUR = 3_600_000
const HOURS_A_DAY = 24
const HOURS = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONES.MX, hour: '2-digit', hourCycle: 'h23' })

/** Returns the instant at which a full hour of a calendar day begins in Mexico City. */
export function mexicanHour(day: Day, hour: number): Date {
  // The zone has whole hours, and moves its clocks at night only, if at all.
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const behind = (hour - Number(HOURS.format(guess)) + HOURS_A_DAY) % HOURS_A_DAY
  return new Date(guess.getTime() + behind * MS_PER_HOUR)
}
