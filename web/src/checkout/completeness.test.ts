import { describe, expect, it } from 'vitest'
import { EMPTY_DETAILS } from './checkoutDetails.ts'
import { completeness } from './completeness.ts'
import { readAddress } from './address/readAddress.ts'
import { shippingKey } from './delivery/shippingKey.ts'

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
const answered = {
  ...EMPTY_DETAILS,
  email: 'maria@example.com',
  isContactConfirmed: true,
  address,
  isAddressConfirmed: true,
  sentShipping: read.isValid ? shippingKey(read.address) : null,
}
const chosen = { countryCode: 'MX', hasShipping: true, hasPayment: true }

describe('completeness', () => {
  it('holds when everything is answered', () => {
    expect(completeness(answered, chosen)).toEqual({ contact: true, address: true, shipping: true, payment: true })
  })

  it('holds for nothing at first', () => {
    const none = { countryCode: 'MX', hasShipping: false, hasPayment: false }
    expect(completeness(EMPTY_DETAILS, none)).toEqual({
      contact: false,
      address: false,
      shipping: false,
      payment: false,
    })
  })

  it('does not go on by itself while an e-mail address is being typed', () => {
    expect(completeness({ ...answered, isContactConfirmed: false }, chosen).contact).toBe(false)
  })

  it('asks for the delivery again when the address is another', () => {
    const moved = { ...answered, address: { ...address, postcode: '64000', regionCode: 'NLE' } }
    expect(completeness(moved, chosen)).toMatchObject({ address: true, shipping: false })
  })

  it('asks for the delivery again when the platform has forgotten it', () => {
    expect(completeness(answered, { ...chosen, hasShipping: false }).shipping).toBe(false)
  })

  it('wants a whole billing address when it is another', () => {
    expect(completeness({ ...answered, isBillingSame: false }, chosen).payment).toBe(false)
    expect(completeness({ ...answered, isBillingSame: false, billing: address }, chosen).payment).toBe(true)
  })
})
