import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useStoreDefinition } from '../routing/StoreContext.tsx'

/** How much of a moment to say. */
export type DateStyle = 'day' | 'weekday' | 'dateTime'

const OPTIONS = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  dateTime: { day: 'numeric', month: 'numeric', year: 'numeric' },
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
 * `jueves 26 de noviembre`, `09:05 26/11/2026`.
 */
export function useFormatDate(): (moment: string, style?: DateStyle) => string {
  const { formatDate, locale } = useIntl()
  const { countryCode } = useStoreDefinition()
  return useCallback(
    (moment: string, style: DateStyle = 'day') => {
      const timeZone = DAY.test(moment) ? 'UTC' : (TIME_ZONES[countryCode] ?? 'UTC')
      const date = formatDate(moment, { ...OPTIONS[style], timeZone })
      if (style === 'dateTime') return `${formatDate(moment, { ...TIME, timeZone })} ${date}`
      // Inside of a sentence Spanish sets no comma after a weekday: «hasta el jueves 26 de noviembre».
      return style === 'weekday' && locale.startsWith('es') ? date.replace(',', '') : date
    },
    [formatDate, locale, countryCode],
  )
}
