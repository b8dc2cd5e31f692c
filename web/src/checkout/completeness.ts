import * as v from 'valibot'
import { type ValidAddress, emailSchema } from '@hogar/schema/validation/address.ts'
import type { CheckoutDetails } from './checkoutDetails.ts'
import type { Completeness } from './checkoutSteps.ts'
import { readAddress } from './readAddress.ts'

type Chosen = Readonly<{ countryCode: string; hasShipping: boolean; hasPayment: boolean }>

/**
 * Which steps have been answered and still hold. What is written counts once the shopper has gone on from it; a chosen
 * way of delivery counts for the address that it was chosen for, and is asked again for any other.
 */
export function completeness(details: CheckoutDetails, { countryCode, hasShipping, hasPayment }: Chosen): Completeness {
  const address = readAddress(details.address, countryCode)
  const billing = readAddress(details.billing, countryCode)
  return {
    contact: details.isContactConfirmed && v.is(emailSchema, details.email),
    address: details.isAddressConfirmed && address.isValid,
    shipping: hasShipping && address.isValid && details.sentShipping === shippingKey(address.address),
    payment: hasPayment && (details.isBillingSame || billing.isValid),
  }
}

/** An address as one text, to tell whether it has changed. */
export function shippingKey(address: ValidAddress): string {
  return JSON.stringify([
    address.firstName,
    address.lastName,
    address.street,
    address.postcode,
    address.city,
    address.regionCode ?? null,
    address.countryCode,
    address.telephone,
    ...(address.mothersName === undefined ? [] : [{ mothersName: address.mothersName }]),
    ...(address.crossStreet === undefined ? [] : [address.crossStreet]),
  ])
}
