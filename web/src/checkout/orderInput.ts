import type { PlaceOrderVariables } from '../orders/placeOrderQueueable.ts'
import type { CheckoutDetails } from './checkoutDetails.ts'
import { readAddress } from './readAddress.ts'

type Terms = Readonly<{ countryCode: string; isVirtual: boolean }>

/** What an order is placed with; null while something is missing. A virtual cart is billed to the only address there is. */
export function orderInput(
  { email, address, isBillingSame, billing }: CheckoutDetails,
  { countryCode, isVirtual }: Terms,
): PlaceOrderVariables['input'] | null {
  if (isBillingSame && !isVirtual) return { email }
  const read = readAddress(isVirtual ? address : billing, countryCode)
  return read.isValid ? { email, billingAddress: read.address } : null
}
