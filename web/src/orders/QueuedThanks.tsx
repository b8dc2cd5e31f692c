import { FormattedMessage } from 'react-intl'
import { Thanks } from './Thanks.tsx'

/** Thanks for an order that the platform has accepted and not numbered yet: its number comes by mail. */
export function QueuedThanks() {
  return (
    <Thanks>
      <FormattedMessage id="orders.queuedThanks" />
    </Thanks>
  )
}
