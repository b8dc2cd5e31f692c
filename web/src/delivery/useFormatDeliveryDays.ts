import { useIntl } from 'react-intl'
import { deliveryDays } from './deliveryDays.ts'

/** Days are of the calendar, not moments: written in the zone that they are read in, so that none slips to the day before. */
const ZONE = { timeZone: 'UTC' } as const
const WEEKDAY = { weekday: 'long', day: 'numeric', ...ZONE } as const
const WITH_MONTH = { ...WEEKDAY, month: 'long' } as const

/** Says when something arrives: `Llega el jueves 26 de noviembre`. */
export function useFormatDeliveryDays(): (estimate: Readonly<{ earliest: string; latest: string }>) => string {
  const intl = useIntl()
  const write = (day: string, hasMonth: boolean) => {
    const text = intl.formatDate(`${day}T00:00:00Z`, hasMonth ? WITH_MONTH : WEEKDAY)
    // Inside of a sentence Spanish sets no comma after a weekday: «el jueves 26 de noviembre».
    return intl.locale.startsWith('es') ? text.replace(',', '') : text
  }
  return (estimate) => {
    const days = deliveryDays(estimate)
    if (days.kind === 'day') return intl.formatMessage({ id: 'delivery.arrivesOn' }, { day: write(days.day, true) })
    const from = write(days.from, days.fromHasMonth)
    return intl.formatMessage({ id: 'delivery.arrivesBetween' }, { from, to: write(days.to, true) })
  }
}
