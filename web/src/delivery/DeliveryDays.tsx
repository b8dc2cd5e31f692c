import { graphql, useFragment } from 'react-relay/hooks'
import { useFormatDeliveryDays } from './useFormatDeliveryDays.ts'
import type { DeliveryDays_estimate$key } from '../__generated__/DeliveryDays_estimate.graphql'

/** Renders the delivery days of an estimate. */
export function DeliveryDays({ estimate }: Readonly<{ estimate: DeliveryDays_estimate$key }>) {
  const { earliest, latest } = useFragment(
    graphql`
      fragment DeliveryDays_estimate on DeliveryEstimate {
        earliest
        latest
      }
    `,
    estimate,
  )
  const formatDays = useFormatDeliveryDays()
  return <span>{formatDays({ earliest, latest })}</span>
}
