import type { FieldFault } from '@hogar/schema/validation/address.ts'
import type { AddressField } from './checkoutDetails.ts'

/** A field of the checkout's forms. */
export type FormField = AddressField | 'email'

const MISSING = {
  email: 'checkout.missingEmail',
  firstName: 'checkout.missingFirstName',
  lastName: 'checkout.missingLastName',
  mothersName: 'checkout.tooLong',
  street: 'checkout.missingStreet',
  number: 'checkout.missingNumber',
  suburb: 'checkout.tooLong',
  postcode: 'checkout.missingPostcode',
  city: 'checkout.missingCity',
  regionCode: 'checkout.missingRegion',
  telephone: 'checkout.missingTelephone',
  company: 'checkout.tooLong',
  taxId: 'checkout.tooLong',
  crossStreet: 'checkout.tooLong',
} as const satisfies Record<FormField, string>

const WRONG = {
  tooLong: 'checkout.tooLong',
  name: 'checkout.wrongName',
  postcode: 'checkout.wrongPostcode',
  telephone: 'checkout.wrongTelephone',
  email: 'checkout.wrongEmail',
  region: 'checkout.missingRegion',
  country: 'checkout.wrongCountry',
  taxId: 'checkout.wrongTaxId',
} as const satisfies Record<Exclude<FieldFault, 'required'>, string>

/** Id of the sentence that tells a shopper what to do about a field. */
export function faultMessageId(field: FormField, fault: FieldFault): string {
  return fault === 'required' ? MISSING[field] : WRONG[fault]
}
