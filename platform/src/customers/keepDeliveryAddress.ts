import { Compile } from 'typebox/compile'
import type { Address } from '../checkout/address.ts'
import type { Database } from '../database/schema.ts'
import { lockAddresses, loadAddresses, saveAddress } from './addressRepository.ts'
import { AddressBody } from './customerBody.ts'
import { ADDRESSES_MAX } from './limits.ts'

const validator = Compile(AddressBody)
const FIELDS = [
  'firstname',
  'lastname',
  'mothers_name',
  'company',
  'city',
  'postcode',
  'country_id',
  'telephone',
] as const

type Compared = Readonly<Record<(typeof FIELDS)[number], string | null>> & Readonly<{ street: unknown }>

/**
 * Adds the address that an order is delivered to to its customer's address book, within the order's transaction. Leaves the
 * book as it is where it holds that address already, where it is full, and for an address that the book would refuse: the
 * order stands all the same.
 */
export async function keepDeliveryAddress(db: Database, customerId: number, address: Address): Promise<void> {
  const body = bookBody(address)
  if (!validator.Check(body)) return
  await lockAddresses(db, customerId)
  const known = await loadAddresses(db, customerId)
  if (known.length >= ADDRESSES_MAX || known.some((kept) => signature(kept) === signature(address))) return
  await saveAddress(db, customerId, body)
}

/** Text that two spellings of one address share: letter case, blanks and empty lines make no other address. */
function signature(address: Compared): string {
  const street = Array.isArray(address.street) ? address.street : []
  const lines = [...FIELDS.map((field) => address[field]), street.map(normalized).filter(Boolean).join('\n')]
  return JSON.stringify(lines.map(normalized))
}

function normalized(text: unknown): string {
  return typeof text === 'string'
    ? text
        .normalize('NFC')
        .trim()
        .replaceAll(/[^\S\n]+/g, ' ')
        .toLowerCase()
    : ''
}

/** The address as the book takes it: what is empty is left out, and so is the e-mail address. */
function bookBody({ street, region, region_code, region_id, telephone, ...address }: Address): object {
  const { email: _email, ...texts } = address
  const given = Object.entries(texts).filter(([, value]) => value !== null && value.trim() !== '')
  return {
    ...Object.fromEntries(given),
    street: street.filter((line) => line.trim() !== ''),
    region: { region, region_code, region_id },
    telephone,
  }
}
