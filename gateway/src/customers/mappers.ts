/** A customer as plain data. */
export type CustomerMapper = Readonly<{
  __typename: 'Customer'
  storeCode: string
  /** The platform's number. */
  customerId: string
  groupId: number | null
  email: string
  emailChange: EmailChangeMapper | null
  firstName: string
  lastName: string
  mothersName: string | null
  /** A day: `1990-05-14`. */
  dateOfBirth: string | null
  addresses: readonly CustomerAddressMapper[]
}>

/** An e-mail address that waits to be confirmed. */
export type EmailChangeMapper = Readonly<{ email: string; expiresAt: string }>

/** A device that the account is open on. */
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
  mothersName: string | null
  street: readonly string[]
  city: string
  region: string | null
  regionCode: string | null
  postcode: string
  countryCode: string | null
  telephone: string | null
  isTelephoneConfirmed: boolean
  company: string | null
  taxId: string | null
  crossStreet: string | null
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}>
