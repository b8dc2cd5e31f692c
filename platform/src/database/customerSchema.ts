import type { Generated } from 'kysely'

export type CustomerTable = {
  id: Generated<number>
  /** In lower case. */
  email: string
  firstname: string
  lastname: string
  password_hash: string
  group_id: Generated<number>
  dob: string | null
  /** Where the account was made. */
  store_code: string
  /** Values by attribute code. */
  custom_attributes: Generated<unknown>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type CustomerAddressTable = {
  id: Generated<number>
  customer_id: number
  firstname: string
  lastname: string
  /** Mother's surname, where it is written apart. */
  mothers_name: string | null
  company: string | null
  street: unknown
  city: string
  region: string | null
  region_code: string | null
  region_id: number | null
  postcode: string
  country_id: string
  telephone: string | null
  vat_id: string | null
  /** What helps to find the place. */
  cross_street: string | null
  is_default_billing: boolean
  is_default_shipping: boolean
}

/** A device that is signed in. */
export type CustomerSessionTable = {
  id: string
  customer_id: number
  device: string
  created_at: Date
  used_at: Date
  expires_at: Date
}

/** Tokens as hashes: who reads the database cannot use them. */
export type CustomerTokenTable = {
  hash: string
  kind: 'access' | 'refresh'
  session_id: string
  expires_at: Date
  /** The refresh token that it was exchanged for. */
  parent_hash: string | null
  is_used: Generated<boolean>
  /** When what a refresh token was exchanged for was used first. */
  superseded_at: Date | null
}
