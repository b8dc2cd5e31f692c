import type { CheckoutDetails } from './checkoutDetails.ts'
import { CHECKOUT_ACTIVE_MS } from './limits.ts'

/**
 * Returns true if the shopper changed something in the checkout within the last half hour. Compares the absolute
 * difference, so that a clock set back does not extend the time without end.
 */
export function isInCheckout({ modifiedAt }: Pick<CheckoutDetails, 'modifiedAt'>, now: number): boolean {
  return modifiedAt > 0 && Math.abs(now - modifiedAt) <= CHECKOUT_ACTIVE_MS
}

/**
 * Returns the details for a returning shopper: unchanged within half an hour; later the typed data has to be confirmed
 * again.
 */
export function resumedDetails(details: CheckoutDetails, now: number): CheckoutDetails {
  if (isInCheckout(details, now)) return details
  return { ...details, isContactConfirmed: false, isAddressConfirmed: false, sentShipping: null }
}
