import type { Selectable } from 'kysely'
import type { CustomerTable } from './customerSchema.ts'
import { isUniqueViolation } from '../database/isUniqueViolation.ts'
import type { Database } from '../database/schema.ts'
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

/**
 * Reads a customer and locks the row until the transaction ends. All that changes the address, the password, the sign-ins
 * or the links of a customer locks it first, before rows that belong to it: in another order two changes deadlock.
 */
export function lockCustomer(db: Database, id: number): Promise<CustomerRow> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/**
 * Locks a customer against changes of its sign-ins until the transaction ends, for a sign-in: others may sign in at the
 * same time.
 */
export async function holdCustomer(db: Database, id: number): Promise<void> {
  await db.selectFrom('customer').select('id').where('id', '=', id).forShare().execute()
}

/**
 * Locks the password that was checked before the transaction. False when another was set meanwhile: a caller that knew
 * only the earlier password must not continue.
 */
export async function keepsPassword(db: Database, { id, password_hash: known }: CustomerRow): Promise<boolean> {
  const customer = db.selectFrom('customer').select('password_hash').where('id', '=', id)
  return (await customer.forShare().executeTakeFirst())?.password_hash === known
}

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
