import { useIntl } from 'react-intl'
import { deliveryDays } from './deliveryDays.ts'

/** Calendar days: parsed and formatted in UTC, so that none shifts to the day before. */
const ZONE = { timeZone: 'UTC' } as const
const WEEKDAY = { weekday: 'long', day: 'numeric', ...ZONE } as const
const WITH_MONTH = { ...WEEKDAY, month: 'long' } as const

/** React hook that formats a delivery estimate: `Llega el jueves 26 de noviembre`. */
export function useFormatDeliveryDays(): (estimate: Readonly<{ earliest: string; latest: string }>) => string {
  const intl = useIntl()
  const write = (day: string, hasMonth: boolean) => {
    const text = intl.formatDate(`${day}T00:00:00Z`, hasMonth ? WITH_MONTH : WEEKDAY)
    // Within a sentence Spanish has no comma after a weekday: «el jueves 26 de noviembre».
    return intl.locale.startsWith('es') ? text.replace(',', '') : text
  }
  /** Formats a range without weekdays, as in German: `2.–7. Dezember`. */
  const writeBriefly = (day: string, hasMonth: boolean) =>
    hasMonth
      ? intl.formatDate(`${day}T00:00:00Z`, { day: 'numeric', month: 'long', ...ZONE })
      : `${Number(day.slice(-2))}.`
  return (estimate) => {
    const days = deliveryDays(estimate)
    if (days.kind === 'day') return intl.formatMessage({ id: 'delivery.arrivesOn' }, { day: write(days.day, true) })
    const span = intl.locale.startsWith('de') ? writeBriefly : write
    const from = span(days.from, days.fromHasMonth)
    return intl.formatMessage({ id: 'delivery.arrivesBetween' }, { from, to: span(days.to, true) })
  }
}
