import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { Thanks } from './Thanks.tsx'
import { useEndExternalCheckoutMutation } from './useEndExternalCheckoutMutation.ts'

/** Back from the checkout on another host: the cart that was bought there goes, and the shopper is thanked. */
export function ExternalThanks() {
  const endExternalCheckout = useEndExternalCheckoutMutation()
  const end = useEffectEvent(() => void endExternalCheckout())
  useEffect(() => end(), [])
  return (
    <Thanks>
      <FormattedMessage id="orders.externalThanks" />
    </Thanks>
  )
}
