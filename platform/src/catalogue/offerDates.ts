import type { StoreDefinition } from '../stores.ts'
import { TIME_ZONES } from '../timeZones.ts'

/** Where a store is: its offers begin and end by the clocks there. */
export type Country = StoreDefinition['country']

const SECOND_MS = 1_000
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const LAST_DAY = /^(\d{4})-(\d\d)-(\d\d)(?:[ T]00:00:00)?$/

/** Swedish writes `yyyy-mm-dd hh:mm:ss`, the one form that needs no putting together. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const CLOCKS: Readonly<Record<Country, Intl.DateTimeFormat>> = {
  MX: clockOf(TIME_ZONES.MX),
  DE: clockOf(TIME_ZONES.DE),
  IT: clockOf(TIME_ZONES.IT),
}

/**
 * The beginning of an offer as `yyyy-MM-dd HH:mm:ss` in UTC: a date alone is the first second of that day in the store's
 * country. Anything else stays.
 */
export function offerStart(text: string | null, country: Country): string | null {
  const day = text === null ? null : DAY.exec(text)
  return day === null ? text : utcText(midnight(day, { daysLater: 0, country }))
}

/**
 * The end of an offer: a date is the last second of that day in the store's country. Shops write such a date with the time
 * `00:00:00`, too. Anything else stays.
 */
export function offerEnd(text: string | null, country: Country): string | null {
  const day = text === null ? null : LAST_DAY.exec(text)
  return day === null ? text : utcText(midnight(day, { daysLater: 1, country }) - SECOND_MS)
}

type Night = Readonly<{ daysLater: number; country: Country }>

/** The instant at which a day, or one after it, begins. */
function midnight([, year, month, day]: readonly string[], { daysLater, country }: Night): number {
  const wanted = Date.UTC(Number(year), Number(month) - 1, Number(day) + daysLater)
  // Once more with the clocks of that instant: they may change that night.
  const near = wanted - clockAhead(wanted, country)
  return wanted - clockAhead(near, country)
}

/** Returns the UTC offset of a country at an instant, in milliseconds. */
function clockAhead(instant: number, country: Country): number {
  const shown = CLOCKS[country].format(instant)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant
}

function utcText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ')
}
