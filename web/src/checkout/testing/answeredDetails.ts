import { EMPTY_DETAILS } from '../checkoutDetails.ts'
import { shippingKey } from '../completeness.ts'
import { readAddress } from '../readAddress.ts'

/** Where to, as a shopper has written it. */
const address = {
  ...EMPTY_DETAILS.address,
  firstName: 'María',
  lastName: 'López',
  street: 'Av. Juárez',
  number: '12',
  postcode: '44100',
  city: 'Guadalajara',
  regionCode: 'JAL',
  telephone: '3312345678',
}
const read = readAddress(address, 'MX')

/** All that a checkout asks of a shopper who is at its review. */
export const answered = {
  ...EMPTY_DETAILS,
  email: 'maria@example.com',
  isContactConfirmed: true,
  address,
  isAddressConfirmed: true,
  sentShipping: read.isValid ? shippingKey(read.address) : null,
  modifiedAt: Date.now(),
}
