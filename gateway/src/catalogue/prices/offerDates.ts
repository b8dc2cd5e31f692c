import { LRUCache } from 'lru-cache'

const SECOND_MS = 1_000
/** Shops write the date of an offer with the time `00:00:00`, too: Magento exports it so. */
const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:[ T]00:00:00)?$/

/** Returns a formatter of a time zone. Swedish writes `yyyy-mm-dd hh:mm:ss`, so that no parts have to be joined. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const CLOCKS: Readonly<Record<string, Intl.DateTimeFormat>> = {
  MX: clockOf('America/Mexico_City'),
  DE: clockOf('Europe/Berlin'),
  IT: clockOf('Europe/Rome'),
}
const UTC = clockOf('UTC')
/** Maximum cached dates: enough for all offers of a few stores. */
const DATES_MAX = 2_000

type Day = readonly string[]

/** Caches what a country's clocks make of a day. */
function cached(read: (day: Day, country: string) => string): typeof read {
  const known = new LRUCache<string, string>({ max: DATES_MAX })
  return (day, country) => {
    const key = `${country} ${day[0]}`
    const found = known.get(key)
    if (found !== undefined) return found
    const text = read(day, country)
    known.set(key, text)
    return text
  }
}

const startOf = cached((day, country) => utcText(midnight(day, { daysLater: 0, country })))
const endOf = cached((day, country) => utcText(midnight(day, { daysLater: 1, country }) - SECOND_MS))

/**
 * Returns the start of an offer as `yyyy-MM-dd HH:mm:ss` in UTC: a date is the first second of that day in the store's
 * country. Other texts stay.
 */
export function offerStart(text: string | null, country: string): string | null {
  const day = text === null ? null : DAY.exec(text)
  return day === null ? text : startOf(day, country)
}

/** Returns the end of an offer: a date is the last second of that day in the store's country. Other texts stay. */
export function offerEnd(text: string | null, country: string): string | null {
  const day = text === null ? null : DAY.exec(text)
  return day === null ? text : endOf(day, country)
}

type Night = Readonly<{ daysLater: number; country: string }>

/** Returns the instant at which a day begins, or one `daysLater`. */
function midnight([, year, month, day]: Day, { daysLater, country }: Night): number {
  const wanted = Date.UTC(Number(year), Number(month) - 1, Number(day) + daysLater)
  // Repeated with the offset at that instant, in case the clocks change that night.
  const near = wanted - clockAhead(wanted, country)
  return wanted - clockAhead(near, country)
}

/** Returns the offset of a country's clocks from UTC at an instant, in milliseconds. */
function clockAhead(instant: number, country: string): number {
  const shown = (CLOCKS[country] ?? UTC).format(instant)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant
}

function utcText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ')
}
