import type { AddressText } from '@hogar/schema/validation/address.ts'

/** A customer as plain data. */
export type CustomerMapper = Readonly<{
  __typename: 'Customer'
  storeCode: string
  /** The platform's number. */
  customerId: string
  groupId: number | null
  email: string
  emailChange: EmailChangeMapper | null
  isEmailProven: boolean | null
  firstName: string
  lastName: string
  mothersName: string | null
  /** A day: `1990-05-14`. */
  dateOfBirth: string | null
  addresses: readonly CustomerAddressMapper[]
}>

/** E-mail address that is not confirmed yet. */
export type EmailChangeMapper = Readonly<{ email: string; expiresAt: string }>

/** Device with the account open. */
export type CustomerDeviceMapper = Readonly<{
  deviceId: string
  name: string | null
  signedInAt: string
  usedAt: string
  isCurrent: boolean
}>

export type CustomerAddressMapper = Readonly<{
  addressId: string
  firstName: string
  lastName: string
  street: readonly string[]
  city: string
  region: string | null
  regionCode: string | null
  postcode: string
  countryCode: string | null
  telephone: string | null
  isTelephoneConfirmed: boolean
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}> &
  Readonly<Record<AddressText, string | null>>
