import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { Thanks } from './Thanks.tsx'

/** Page shown on return from the checkout on another host: clears the purchased cart and thanks the shopper. */
export function ExternalThanks() {
  const endExternalCheckout = useQueuedMutation('endExternalCheckout')
  const end = useEffectEvent(() => void endExternalCheckout({ input: {} }))
  useEffect(() => end(), [])
  return (
    <Thanks>
      <FormattedMessage id="orders.externalThanks" />
    </Thanks>
  )
}
