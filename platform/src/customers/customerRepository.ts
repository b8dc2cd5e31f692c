import type { Selectable } from 'kysely'
import type { CustomerTable } from './customerSchema.ts'
import { isUniqueViolation } from '../database/isUniqueViolation.ts'
import type { Database } from '../database/schema.ts'
import { notAuthorized } from '../http/notAuthorized.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { cleanEmail } from '../typed/cleanEmail.ts'
import { storeAddresses } from './addressRepository.ts'
import type { AddressBody } from './customerBody.ts'
import { isEmailReserved } from './email/emailAddress.ts'
import { emailRefusal } from './email/emailRefusal.ts'

export type CustomerRow = Selectable<CustomerTable>

const IS_TAKEN = 'A customer with the same email address already exists in an associated website.'

/** Returns an e-mail address for comparison: in lower case, with a normalised domain, without invisible characters. */
export function canonicalEmail(email: string): string {
  return cleanEmail(email).toLowerCase()
}

/** The customer with this e-mail address; undefined when there is none. */
export function findCustomerByEmail(db: Database, email: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('email', '=', canonicalEmail(email)).executeTakeFirst()
}

/** @throws PlatformError 401 when the account was erased after the session of the call was read. */
export function loadCustomer(db: Database, id: number): Promise<CustomerRow> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notAuthorized)
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

/** Within a transaction. @throws PlatformError 400 when the e-mail address has an account, or may go back to one. */
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
  // Looked at last: an account that leaves the address at this moment keeps it waiting above.
  const isReserved = row && (await isEmailReserved(db, { email: row.email, customerId: row.id, now: new Date() }))
  if (row === undefined || isReserved) throw new PlatformError(400, IS_TAKEN)
  await storeAddresses(db, row.id, customer.addresses)
  return row
}

type Profile = Readonly<{ firstname: string; lastname: string; customAttributes: unknown }>

/** Stores names and attributes. */
export async function updateProfile(db: Database, id: number, profile: Profile): Promise<void> {
  const values = {
    firstname: profile.firstname.trim(),
    lastname: profile.lastname.trim(),
    custom_attributes: JSON.stringify(profile.customAttributes),
    updated_at: new Date(),
  }
  await db.updateTable('customer').set(values).where('id', '=', id).execute()
}

/** Stores an e-mail address, in lower case. @throws PlatformError when another account has it. */
export async function setEmail(db: Database, id: number, email: string): Promise<void> {
  const change = db.updateTable('customer').set({ email, updated_at: new Date() }).where('id', '=', id)
  await change.execute().catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailRefusal('email_taken') : error
  })
}

/** Stores a password that is hashed already. */
export async function storePassword(db: Database, id: number, hash: string): Promise<void> {
  await db.updateTable('customer').set({ password_hash: hash, updated_at: new Date() }).where('id', '=', id).execute()
}
