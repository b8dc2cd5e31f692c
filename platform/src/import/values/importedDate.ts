import { textOf } from '../../parse/fields.ts'
import { utcText } from '../../utcText.ts'

export type ImportedDate = Readonly<{
  /** `yyyy-MM-dd`, or `yyyy-MM-dd HH:mm:ss` in UTC; null for none, or for one that cannot be read. */
  text: string | null
  reading: 'plain' | 'rewritten' | 'missing' | 'unreadable'
}>

const UNREADABLE: ImportedDate = { text: null, reading: 'unreadable' }
const TIME = String.raw`(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`)
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${TIME}$`)
/** From 1973 on: fewer digits are more likely something else. */
const MILLISECONDS = /^\d{12,15}$/
const LAST_YEAR = 9_999
const MINUTE_MS = 60_000

/**
 * Reads the date of an offer: milliseconds, the year first, or the day first as the stores' countries write it. The month comes
 * first only where the second number cannot be a month.
 */
export function importedDate(value: unknown): ImportedDate {
  const text = textOf(value)
  if (text === null && (value === null || value === undefined || value === false || typeof value === 'string'))
    return { text: null, reading: 'missing' }
  if (text === null) return UNREADABLE
  // An empty date, as MySQL writes it.
  if (text.startsWith('0000-00-00')) return { text: null, reading: 'missing' }
  const parts = partsOf(text)
  const read = parts === null ? fromMilliseconds(text) : calendarDate(parts)
  if (read === null) return UNREADABLE
  return { text: read, reading: read === text ? 'plain' : 'rewritten' }
}

type Parts = Readonly<{ year: number; month: number; day: number; time: readonly (string | undefined)[] }>

function partsOf(text: string): Parts | null {
  const first = YEAR_FIRST.exec(text)
  if (first !== null) {
    const [, year, month, day, ...time] = first
    return { year: Number(year), month: Number(month), day: Number(day), time }
  }
  const last = YEAR_LAST.exec(text)
  if (last === null) return null
  const [, one, two, year, ...time] = last
  const isMonthFirst = Number(two) > 12 && Number(one) <= 12
  const [day, month] = isMonthFirst ? [two, one] : [one, two]
  return { year: Number(year), month: Number(month), day: Number(day), time }
}

function calendarDate({ year, month, day, time: [hours, minutes, seconds, zone] }: Parts): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  if (hours === undefined) return date.toISOString().slice(0, 10)
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return null
  date.setUTCHours(hour, minute, second)
  const moved = new Date(date.getTime() - zoneMinutes(zone) * MINUTE_MS)
  return utcText(moved)
}

/** Search engines take a date as the milliseconds since 1970, too. */
function fromMilliseconds(text: string): string | null {
  if (!MILLISECONDS.test(text)) return null
  const date = new Date(Number(text))
  return date.getUTCFullYear() > LAST_YEAR ? null : utcText(date)
}

function zoneMinutes(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -total : total
}
