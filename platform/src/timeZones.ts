import type { StoreDefinition } from './stores.ts'

type Country = StoreDefinition['country']

/** Time zone in which a store's days begin and end, by its country. */
export const TIME_ZONES: Readonly<Record<Country, string>> = {
  MX: 'America/Mexico_City',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
}

const SECOND_MS = 1_000

/** Swedish writes `yyyy-mm-dd hh:mm:ss`, the one form that needs no putting together. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const CLOCKS: Readonly<Record<Country, Intl.DateTimeFormat>> = {
  MX: clockOf(TIME_ZONES.MX),
  DE: clockOf(TIME_ZONES.DE),
  IT: clockOf(TIME_ZONES.IT),
}

/** Returns the day of an instant in a country, `yyyy-mm-dd`. */
export function localDay(instant: Date, country: Country): string {
  return CLOCKS[country].format(instant).slice(0, 'yyyy-mm-dd'.length)
}

/** Returns the instant at which a day, `yyyy-mm-dd`, begins in a country. */
export function startOfDay(day: string, country: Country): Date {
  return midnight(day, { daysLater: 0, country })
}

/** Returns the last second of a day, `yyyy-mm-dd`, in a country. */
export function endOfDay(day: string, country: Country): Date {
  return new Date(midnight(day, { daysLater: 1, country }).getTime() - SECOND_MS)
}

/**
 * Returns the last second of the day of an instant in a country: what a shopper reads to be good until a day is good until
 * it ends.
 */
export function lastSecondOf(instant: Date, country: Country): Date {
  return endOfDay(localDay(instant, country), country)
}

/** Returns the instant at which a day, or one after it, begins. A day that the calendar does not have is one of the next month. */
function midnight(day: string, { daysLater, country }: Readonly<{ daysLater: number; country: Country }>): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const wanted = Date.UTC(year, month - 1, date + daysLater)
  // Once more with the clocks of that instant: they may change that night.
  const near = wanted - clockAhead(wanted, country)
  return new Date(wanted - clockAhead(near, country))
}

/** Returns the UTC offset of a country at an instant, in milliseconds. */
function clockAhead(instant: number, country: Country): number {
  const shown = CLOCKS[country].format(instant)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant
}
