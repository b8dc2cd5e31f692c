import type { PlaceOrderVariables } from '../orders/placeOrderQueueable.ts'
import type { CheckoutDetails } from './checkoutDetails.ts'
import { readAddress } from './readAddress.ts'

type Terms = Readonly<{
  countryCode: string
  isVirtual: boolean
  /** What the shopper has seen; left out while nobody knows it: without a network the shopper is asked when it is known. */
  expectedTotal?: string | undefined
}>

/**
 * What an order is placed with once its terms are accepted; null while something is missing. A virtual cart is billed to
 * the only address there is.
 */
export function orderInput(
  { email, address, isBillingSame, billing }: CheckoutDetails,
  { countryCode, isVirtual, expectedTotal }: Terms,
): PlaceOrderVariables['input'] | null {
  const agreed = { email, acceptsTerms: true, ...(expectedTotal === undefined ? {} : { expectedTotal }) }
  if (isBillingSame && !isVirtual) return agreed
  const read = readAddress(isVirtual ? address : billing, countryCode)
  return read.isValid ? { ...agreed, billingAddress: read.address } : null
}
