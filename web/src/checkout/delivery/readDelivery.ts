import { regionOfPostcode } from '@hogar/schema/regionOfPostcode.ts'
import type { FieldFault, ValidAddress } from '@hogar/schema/validation/address.ts'
import type { AddressDraft, AddressField } from '../address/addressForm.ts'
import { type ReadAddress, readAddress } from '../address/readAddress.ts'
import { type ChosenBranch, type CheckoutDetails, EMPTY_DETAILS } from '../checkoutDetails.ts'
import type { FormField } from '../faultMessageId.ts'
import { shippingKey } from './shippingKey.ts'
import { splitStreet } from '../address/splitStreet.ts'

type Delivery = Pick<CheckoutDetails, 'address' | 'pickup'>

/**
 * Validates the destination of an order: the typed address, or the branch with the name of the person who picks it up.
 */
export function readDelivery({ address, pickup }: Delivery, countryCode: string): ReadAddress {
  return pickup === null ? readAddress(address, countryCode) : readBranch(address, pickup, countryCode)
}

/** Validated destination of an order, or the faults of the fields that are shown for it. */
export type ReadDelivery =
  | Extract<ReadAddress, { isValid: true }>
  | Readonly<{ isValid: false; faults: Readonly<Partial<Record<FormField, FieldFault>>> }>

/**
 * Validates a pickup as its form shows it: the branch and the person. A place that is refused is the branch's fault, since
 * the form has no fields for it.
 */
export function readPickup(draft: AddressDraft, branch: ChosenBranch | null, countryCode: string): ReadDelivery {
  const read = branch ? readBranch(draft, branch, countryCode) : readAddress(draft, countryCode)
  if (branch && read.isValid) return read
  const { person, place } = sortPickupParts<FieldFault>(read.isValid ? {} : read.faults)
  const isBranchWrong = branch === null || Object.keys(place).length > 0
  return { isValid: false, faults: { ...person, ...(isBranchWrong ? { branch: 'required' } : {}) } }
}

/** Splits values by field into those of the person who picks an order up, and those of the place. */
export function sortPickupParts<TValue>(
  values: Readonly<Partial<Record<FormField, TValue>>>,
): Readonly<Record<'person' | 'place', Readonly<Partial<Record<FormField, TValue>>>>> {
  const sorted: Record<'person' | 'place', Partial<Record<FormField, TValue>>> = { person: {}, place: {} }
  let field: FormField
  for (field in values) sorted[PERSON.some((name) => name === field) ? 'person' : 'place'][field] = values[field]
  return sorted
}

/** Fields that the form of a pickup shows beside its branches. */
const PERSON: readonly AddressField[] = ['firstName', 'lastName', 'mothersName', 'telephone']

function readBranch(address: AddressDraft, pickup: ChosenBranch, countryCode: string): ReadAddress {
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
