import type { CheckoutDetails } from './checkoutDetails.ts'
import { CHECKOUT_ACTIVE_MS } from './limits.ts'

/**
 * True for somebody who changed something in the checkout within the last half hour. A clock that was put back makes
 * nobody be in it for ever.
 */
export function isInCheckout({ modifiedAt }: Pick<CheckoutDetails, 'modifiedAt'>, now: number): boolean {
  return modifiedAt > 0 && Math.abs(now - modifiedAt) <= CHECKOUT_ACTIVE_MS
}

/**
 * Details as somebody finds them who comes back: within half an hour they go on where they were; later they are asked to
 * look over what was written before it counts.
 */
export function resumedDetails(details: CheckoutDetails, now: number): CheckoutDetails {
  if (isInCheckout(details, now)) return details
  return { ...details, isContactConfirmed: false, isAddressConfirmed: false, sentShipping: null }
}
