import { FormattedMessage } from 'react-intl'
import type { DeliveryDays_estimate$key } from '../__generated__/DeliveryDays_estimate.graphql'
import { DeliveryDays } from '../delivery/DeliveryDays.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'

/** Delivery of an order, as far as it is known. */
export type Delivery = Readonly<{
  status: string
  deliveryEstimate: DeliveryDays_estimate$key | null | undefined
  deliveredAt: string | null | undefined
}>

/** Returns true if there is a day to name: one that was promised, or that of the delivery. */
export function hasDeliveryDay({ status, deliveryEstimate, deliveredAt }: Delivery): boolean {
  if (status === 'CANCELED') return false
  return Boolean(status === 'DELIVERED' ? deliveredAt : deliveryEstimate)
}

/** Days between which an order arrives; once it has arrived, its day. Renders nothing for one without such a day. */
export function DeliveryText({ delivery }: Readonly<{ delivery: Delivery }>) {
  const formatDate = useFormatDate()
  const { status, deliveryEstimate: days, deliveredAt } = delivery
  if (!hasDeliveryDay(delivery)) return null
  if (status === 'DELIVERED' && deliveredAt)
    return <FormattedMessage id="orders.deliveredOn" values={{ day: formatDate(deliveredAt, 'weekday') }} />
  return days ? <DeliveryDays estimate={days} /> : null
}
