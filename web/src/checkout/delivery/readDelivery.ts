import { regionOfPostcode } from '@hogar/schema/regionOfPostcode.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { type CheckoutDetails, EMPTY_DETAILS } from '../checkoutDetails.ts'
import { type ReadAddress, readAddress } from '../address/readAddress.ts'
import { shippingKey } from './shippingKey.ts'
import { splitStreet } from '../address/splitStreet.ts'

type Delivery = Pick<CheckoutDetails, 'address' | 'pickup'>

/**
 * Validates the destination of an order: the typed address, or the branch with the name of the person who picks it up.
 */
export function readDelivery({ address, pickup }: Delivery, countryCode: string): ReadAddress {
  if (pickup === null) return readAddress(address, countryCode)
  const { firstName, lastName, mothersName, telephone } = address
  const { street, number } = splitStreet(pickup.street) ?? { street: pickup.street, number: 'S/N' }
  const place = { street, number, postcode: pickup.postcode, city: pickup.city }
  const regionCode = regionOfPostcode(pickup.postcode, countryCode) ?? ''
  return readAddress(
    { ...EMPTY_DETAILS.address, ...place, regionCode, firstName, lastName, mothersName, telephone },
    countryCode,
  )
}

/** Returns a text key of address and branch, to detect changes to the destination of the shipping method. */
export function deliveryKey({ pickup }: Delivery, address: ValidAddress): string {
  return pickup === null ? shippingKey(address) : `${pickup.code}:${shippingKey(address)}`
}
