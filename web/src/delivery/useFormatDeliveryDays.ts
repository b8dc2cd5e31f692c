import { useIntl } from 'react-intl'
import { deliveryDays } from './deliveryDays.ts'

/** Delivery estimate: ISO dates, and the days from the order if a product is made to order. */
export type EstimatedDays = Readonly<{
  earliest: string
  latest: string
  madeToOrderDays?: number | null | undefined
}>

/** Calendar days: parsed and formatted in UTC, so that none shifts to the day before. */
const ZONE = { timeZone: 'UTC' } as const
const WEEKDAY = { weekday: 'long', day: 'numeric', ...ZONE } as const
const WITH_MONTH = { ...WEEKDAY, month: 'long' } as const

/**
 * React hook that formats a delivery estimate: `Llega el jueves 26 de noviembre`, or the number of days of a product
 * that is made to order.
 */
export function useFormatDeliveryDays(): (estimate: EstimatedDays) => string {
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
    if (estimate.madeToOrderDays)
      return intl.formatMessage({ id: 'delivery.madeToOrder' }, { count: estimate.madeToOrderDays })
    const days = deliveryDays(estimate)
    if (days.kind === 'day') return intl.formatMessage({ id: 'delivery.arrivesOn' }, { day: write(days.day, true) })
    const span = intl.locale.startsWith('de') ? writeBriefly : write
    const from = span(days.from, days.fromHasMonth)
    return intl.formatMessage({ id: 'delivery.arrivesBetween' }, { from, to: span(days.to, true) })
  }
}
