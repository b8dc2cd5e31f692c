import type { Generated } from 'kysely'
import type { AddressText } from '../checkout/addressTexts.ts'

export type CustomerTable = {
  id: Generated<number>
  /** In lower case. */
  email: string
  /** Address whose mails the owner of the account was shown to read; null when none was. It may be an earlier one. */
  proven_email: Generated<string | null>
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
  street: unknown
  city: string
  region: string | null
  region_code: string | null
  region_id: number | null
  postcode: string
  country_id: string
  telephone: string | null
  is_default_billing: boolean
  is_default_shipping: boolean
} & Record<AddressText, string | null>

/** A device that is signed in. */
export type CustomerSessionTable = {
  id: string
  customer_id: number
  device: string
  created_at: Date
  used_at: Date
  expires_at: Date
}

/**
 * Tokens as hashes: who reads the database cannot use them. The column `is_used` is not read any more; it stays for
 * platforms of an older version that run beside this one.
 */
export type CustomerTokenTable = {
  hash: string
  kind: 'access' | 'refresh'
  session_id: string
  expires_at: Date
  /** The refresh token that it was exchanged for. */
  parent_hash: string | null
  /** First exchange of another refresh token of the session that this one was not exchanged for. */
  superseded_at: Date | null
}
