import type { StoreDefinition } from '../stores.ts'
import { TIME_ZONES } from '../timeZones.ts'

type Place = Pick<StoreDefinition, 'language' | 'country'>

/** A day in words, as a store writes it: `sábado 28 de noviembre`, `Samstag, 28. November`. */
export function wordedDay({ language, country }: Place, day: Date): string {
  const timeZone = TIME_ZONES[country]
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(day)
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone }).format(day)
  return language === 'de-DE' ? `${weekday}, ${date}` : `${weekday} ${date}`
}

/** An instant in words, by the clock of the store. */
export function wordedTime(place: Place, instant: Date): string {
  const time = new Intl.DateTimeFormat(place.language, {
    hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONES[place.country],
  }).format(instant) // prettier-ignore
  return `${wordedDay(place, instant)}, ${time}`
}
