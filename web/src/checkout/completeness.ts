import * as v from 'valibot'
import { emailSchema } from '@hogar/schema/validation/address.ts'
import type { CheckoutDetails } from './checkoutDetails.ts'
import type { Completeness } from './checkoutSteps.ts'
import { readAddress } from './address/readAddress.ts'
import { deliveryKey, readDelivery } from './delivery/readDelivery.ts'

type Chosen = Readonly<{ countryCode: string; hasShipping: boolean; hasPayment: boolean }>

/**
 * Returns which steps are answered and still valid. Typed data counts once the shopper has left its step; a shipping
 * method counts for the address it was chosen for and becomes invalid with any other.
 */
export function completeness(details: CheckoutDetails, { countryCode, hasShipping, hasPayment }: Chosen): Completeness {
  const address = readDelivery(details, countryCode)
  const billing = readAddress(details.billing, countryCode)
  const isSent = address.isValid && hasShipping && details.sentShipping === deliveryKey(details, address.address)
  return {
    contact: details.isContactConfirmed && v.is(emailSchema, details.email),
    // The branch is sent together with the person who picks the order up.
    address: details.isAddressConfirmed && address.isValid && (details.pickup === null || isSent),
    shipping: isSent,
    payment: hasPayment && (details.isBillingSame || billing.isValid),
  }
}
