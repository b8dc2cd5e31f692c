import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useFormatDeliveryDays } from './useFormatDeliveryDays.ts'
import type { DeliveryDays_estimate$key } from '../__generated__/DeliveryDays_estimate.graphql'

/** Renders the delivery days of an estimate; with their date if a product is made to order, since an order is read later. */
export function DeliveryDays({ estimate }: Readonly<{ estimate: DeliveryDays_estimate$key }>) {
  const { earliest, latest, madeToOrderDays } = useFragment(
    graphql`
      fragment DeliveryDays_estimate on DeliveryEstimate {
        earliest
        latest
        madeToOrderDays
      }
    `,
    estimate,
  )
  const formatDays = useFormatDeliveryDays()
  const { formatMessage, formatDate } = useIntl()
  const days = formatDays({ earliest, latest, madeToOrderDays })
  if (!madeToOrderDays) return <span>{days}</span>
  const day = formatDate(`${latest}T00:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return <span>{formatMessage({ id: 'delivery.madeToOrderBy' }, { days, day })}</span>
}
