import { FormattedMessage } from 'react-intl'
import { Thanks } from './Thanks.tsx'

/** Thanks for an order that the platform has accepted but not numbered yet; its number is sent by e-mail. */
export function QueuedThanks() {
  return (
    <Thanks>
      <FormattedMessage id="orders.queuedThanks" />
    </Thanks>
  )
}
