import { EMPTY_DETAILS } from '../checkoutDetails.ts'
import { shippingKey } from '../delivery/shippingKey.ts'
import { readAddress } from '../address/readAddress.ts'

/** Delivery address as typed by a shopper. */
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

/** Checkout details of a shopper who has reached the review. */
export const answeredDetails = {
  ...EMPTY_DETAILS,
  email: 'maria@example.com',
  isContactConfirmed: true,
  address,
  isAddressConfirmed: true,
  sentShipping: read.isValid ? shippingKey(read.address) : null,
  modifiedAt: Date.now(),
}
