import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useStoreDefinition } from '../routing/StoreContext.tsx'

/** How much of a moment to say. `dateTime` stands alone, as in a table; inside of a sentence it is `dateAtTime`. */
export type DateStyle = 'day' | 'weekday' | 'dateTime' | 'dateAtTime' | 'weekdayAtTime'

const OPTIONS = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  dateTime: { day: 'numeric', month: 'numeric', year: 'numeric' },
  dateAtTime: { day: 'numeric', month: 'numeric', year: 'numeric' },
  weekdayAtTime: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

/** From 00 to 23: with `hour12: false` Mexico's first hour of a day is its twenty-fourth. */
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Fixed by country: server and browser must write the same text, wherever either of them stands. */
export const TIME_ZONES: Readonly<Record<string, string>> = {
  MX: 'America/Mexico_City',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
}

/** A day of the calendar, `2026-11-26`, which is no moment: no zone moves it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Writes ISO moments in the store's language and the time of its country, and days of the calendar as they are:
 * `jueves 26 de noviembre`, `09:05 26/11/2026`, `26/11/2026 a las 09:05`.
 */
export function useFormatDate(): (moment: string, style?: DateStyle) => string {
  const { formatDate, formatMessage, locale } = useIntl()
  const { countryCode } = useStoreDefinition()
  return useCallback(
    (moment: string, style: DateStyle = 'day') => {
      const timeZone = DAY.test(moment) ? 'UTC' : (TIME_ZONES[countryCode] ?? 'UTC')
      const written = formatDate(moment, { ...OPTIONS[style], timeZone })
      // Inside of a sentence Spanish sets no comma after a weekday: «hasta el jueves 26 de noviembre».
      const date = style.startsWith('weekday') && locale.startsWith('es') ? written.replace(',', '') : written
      if (style === 'day' || style === 'weekday') return date
      const time = formatDate(moment, { ...TIME, timeZone })
      return style === 'dateTime' ? `${time} ${date}` : formatMessage({ id: 'dates.atTime' }, { date, time })
    },
    [formatDate, formatMessage, locale, countryCode],
  )
}
