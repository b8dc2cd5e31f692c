import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { parseAddress } from '../checkout/address.ts'
import type { CustomerAddressTable, CustomerTable } from '../database/customerSchema.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { AddressBody } from './customerBody.ts'

export type CustomerRow = Selectable<CustomerTable>
export type AddressRow = Selectable<CustomerAddressTable>

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

/** A customer's addresses, oldest first. */
export function loadAddresses(db: Database, customerId: number): Promise<AddressRow[]> {
  return db.selectFrom('customer_address').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()
}

type NewCustomer = Readonly<{
  email: string
  firstname: string
  lastname: string
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

/**
 * Makes these a customer's addresses: those with an id are changed, those without are new, the others go.
 * @throws PlatformError 403 for an id that is not one of the customer's.
 */
export async function storeAddresses(db: Database, customerId: number, bodies: readonly AddressBody[]): Promise<void> {
  const kept = bodies.flatMap((body) => (body.id === undefined ? [] : [Number(body.id)]))
  const own = new Set((await loadAddresses(db, customerId)).map((address) => address.id))
  const isForeign = bodies.some(
    (body) =>
      (body.id !== undefined && !own.has(Number(body.id))) ||
      (body.customer_id !== undefined && Number(body.customer_id) !== customerId),
  )
  if (isForeign) throw new PlatformError(403, 'Provided invalid address.id or address.customer_id')
  let leaving = db.deleteFrom('customer_address').where('customer_id', '=', customerId)
  if (kept.length > 0) leaving = leaving.where('id', 'not in', kept)
  await leaving.execute()
  for (const body of bodies) {
    const values = addressValues(body)
    await (body.id === undefined
      ? db
          .insertInto('customer_address')
          .values({ customer_id: customerId, ...values })
          .execute()
      : db.updateTable('customer_address').set(values).where('id', '=', Number(body.id)).execute())
  }
  await keepOneDefault(db, customerId)
}

function addressValues(body: AddressBody) {
  const address = parseAddress(body)
  return {
    firstname: body.firstname.trim(),
    lastname: body.lastname.trim(),
    company: address.company,
    street: JSON.stringify(address.street),
    city: body.city.trim(),
    region: address.region,
    region_code: address.region_code,
    region_id: address.region_id,
    postcode: body.postcode.trim(),
    country_id: body.country_id,
    telephone: address.telephone,
    vat_id: address.vat_id,
    cross_street: address.cross_street,
    is_default_billing: body.default_billing === true,
    is_default_shipping: body.default_shipping === true,
  }
}

/** Of several that claim to be the default, the last one is. */
async function keepOneDefault(db: Database, customerId: number): Promise<void> {
  const last = (flag: 'is_default_billing' | 'is_default_shipping') =>
    sql`coalesce(id = (select max(id) from customer_address where customer_id = ${customerId} and ${sql.ref(flag)}), false)`
  await sql`
    update customer_address set
      is_default_billing = ${last('is_default_billing')}, is_default_shipping = ${last('is_default_shipping')}
    where customer_id = ${customerId}`.execute(db)
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION
}
