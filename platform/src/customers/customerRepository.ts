import type { Selectable } from 'kysely'
import type { CustomerTable } from '../database/customerSchema.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { storeAddresses } from './addressRepository.ts'
import type { AddressBody } from './customerBody.ts'

export type CustomerRow = Selectable<CustomerTable>

const IS_TAKEN = 'A customer with the same email address already exists in an associated website.'
const UNIQUE_VIOLATION = '23505'

/** Addresses are compared as people write them: without regard to case. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The customer with this e-mail address; undefined when there is none. */
export function findCustomerByEmail(db: Database, email: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('email', '=', canonicalEmail(email)).executeTakeFirst()
}

/** @throws when a customer is gone whose token is still there. */
export function loadCustomer(db: Database, id: number): Promise<CustomerRow> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

type NewCustomer = Readonly<{
  email: string
  firstname: string
  lastname: string
  /** A day: `1990-05-14`. */
  dob?: string | null | undefined
  passwordHash: string
  storeCode: string
  addresses: readonly AddressBody[]
}>

/** @throws PlatformError 400 when the e-mail address has an account. */
export async function insertCustomer(db: Database, customer: NewCustomer): Promise<CustomerRow> {
  const values = {
    email: canonicalEmail(customer.email),
    firstname: customer.firstname.trim(),
    lastname: customer.lastname.trim(),
    dob: customer.dob ?? null,
    password_hash: customer.passwordHash,
    store_code: customer.storeCode,
  }
  const row = await db
    .insertInto('customer')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new PlatformError(400, IS_TAKEN)
  await storeAddresses(db, row.id, customer.addresses)
  return row
}

type Profile = Readonly<{ email: string; firstname: string; lastname: string; customAttributes: unknown }>

/** @throws PlatformError 400 when another account has the e-mail address. */
export async function updateProfile(db: Database, id: number, profile: Profile): Promise<void> {
  const values = {
    email: canonicalEmail(profile.email),
    firstname: profile.firstname.trim(),
    lastname: profile.lastname.trim(),
    custom_attributes: JSON.stringify(profile.customAttributes),
    updated_at: new Date(),
  }
  await db
    .updateTable('customer')
    .set(values)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new PlatformError(400, IS_TAKEN) : error
    })
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION
}
