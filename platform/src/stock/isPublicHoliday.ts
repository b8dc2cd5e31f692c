import type { StoreDefinition } from '../stores.ts'

type Country = StoreDefinition['country']

const MS_PER_DAY = 86_400_000
const MONDAY = 1

/** Month and day of the holidays that fall on the same date every year, on which nothing is delivered. */
const FIXED: Readonly<Record<Country, readonly string[]>> = {
  MX: ['01-01', '05-01', '09-16', '12-25'],
  DE: ['01-01', '05-01', '10-03', '12-25', '12-26'],
  IT: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'],
}
/** Mexico keeps some on the n-th Monday of a month: constitution, Juárez, revolution. */
const MEXICAN_MONDAYS = [
  { month: 2, nth: 1 },
  { month: 3, nth: 3 },
  { month: 11, nth: 3 },
] as const
/**
 * Mexico keeps 1 October when its president takes office: every six years since 2024 (Ley Federal del Trabajo, art. 74,
 * VII).
 */
const INAUGURATION = { day: '10-01', since: 2024, everyYears: 6 } as const
/** Days after Easter Sunday. */
const MOVABLE: Readonly<Record<Country, readonly number[]>> = { MX: [-3, -2], DE: [-2, 1, 39, 50], IT: [1] }

/** Whether a calendar day (midnight UTC) is a national holiday. */
export function isPublicHoliday(day: Date, country: Country): boolean {
  const year = day.getUTCFullYear()
  const date = day.toISOString().slice('yyyy-'.length, 'yyyy-mm-dd'.length)
  if (FIXED[country].includes(date) || (country === 'MX' && isInauguration(year, date))) return true
  const sinceEaster = Math.round((day.getTime() - easterSunday(year)) / MS_PER_DAY)
  if (MOVABLE[country].includes(sinceEaster)) return true
  if (country !== 'MX' || day.getUTCDay() !== MONDAY) return false
  const nth = Math.ceil(day.getUTCDate() / 7)
  return MEXICAN_MONDAYS.some((monday) => monday.month === day.getUTCMonth() + 1 && monday.nth === nth)
}

function isInauguration(year: number, date: string): boolean {
  const { day, since, everyYears } = INAUGURATION
  return date === day && year >= since && (year - since) % everyYears === 0
}

/** Midnight (UTC) of Easter Sunday, by the anonymous Gregorian computus. */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const corrected =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - corrected - (year % 4)) % 7
  const late = Math.floor((golden + 11 * corrected + 22 * weekday) / 451)
  const march = corrected + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(march / 31) - 1, (march % 31) + 1)
}
