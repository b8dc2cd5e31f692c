import type { IntlShape } from 'react-intl'
import { deliveryDays } from '../deliveryDays.ts'
import type { EstimatedDays } from '../useFormatDeliveryDays.ts'

/** Calendar days: parsed and formatted in UTC, so that none shifts to the day before. */
const DAY = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const
const WITH_MONTH = { ...DAY, month: 'short' } as const

/** Formats the delivery days of an estimate in few words: `Llega mar 1 – mié 2 dic`. */
export function formatArrival(estimate: EstimatedDays, intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>): string {
  const write = (day: string, hasMonth: boolean) =>
    // Spanish has a comma and a preposition in it: «mar, 1 de dic».
    intl.formatDate(`${day}T00:00:00Z`, hasMonth ? WITH_MONTH : DAY).replace(/,| de(?= )/g, '')
  const made = estimate.madeToOrderDays
  if (made) return intl.formatMessage({ id: 'lateRows.madeToOrder' }, { count: made })
  const days = deliveryDays(estimate)
  if (days.kind === 'day') return intl.formatMessage({ id: 'lateRows.arrivesOn' }, { day: write(days.day, true) })
  const [from, to] = [write(days.from, days.fromHasMonth), write(days.to, true)]
  return intl.formatMessage({ id: 'lateRows.arrivesBetween' }, { from, to })
}
