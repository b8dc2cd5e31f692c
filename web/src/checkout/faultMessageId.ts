import type { FieldFault } from '@hogar/schema/validation/address.ts'
import { type AddressField, rowOf } from './address/addressForm.ts'

/** Field of the checkout's forms. */
export type FormField = AddressField | 'email' | 'branch'

const WRONG = {
  tooLong: 'checkout.tooLong',
  name: 'checkout.wrongName',
  postcode: 'checkout.wrongPostcode',
  telephone: 'checkout.wrongTelephone',
  email: 'checkout.wrongEmail',
  region: 'checkout.missingRegion',
  regionMismatch: 'checkout.wrongRegion',
  country: 'checkout.wrongCountry',
  taxId: 'checkout.wrongTaxId',
} as const satisfies Record<Exclude<FieldFault, 'required'>, string>

/** Returns the id of the message that explains how to correct a field. */
export function faultMessageId(field: FormField, fault: FieldFault): string {
  if (fault !== 'required') return WRONG[fault]
  if (field === 'branch') return 'checkout.missingBranch'
  return field === 'email' ? 'checkout.missingEmail' : rowOf(field).missing
}
