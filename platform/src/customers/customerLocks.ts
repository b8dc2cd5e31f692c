import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { notAuthorized } from '../http/notAuthorized.ts'
import type { CustomerTable } from './customerSchema.ts'

type CustomerRow = Selectable<CustomerTable>

/**
 * Reads a customer and locks the row until the transaction ends. All that changes the password, the sign-ins or the links
 * of a customer locks it first, before rows that belong to it: in another order two changes deadlock. Rows that refer to
 * the customer may be written meanwhile: an order that is being placed is not waited for.
 * @throws PlatformError 401 when the account was erased meanwhile.
 */
export async function lockCustomer(db: Database, id: number): Promise<CustomerRow> {
  return (await lockIfThere(db, id)) ?? gone()
}

/** Locks a customer as `lockCustomer` does. Returns undefined when the account was erased meanwhile. */
export function lockIfThere(db: Database, id: number): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Locks a customer to change the e-mail address or to erase the account. Waits first for the orders that the customer is
 * placing, which hold stock and carts, and makes later ones wait; then for all else that refers to the customer.
 * Returns undefined when the account was erased meanwhile.
 */
export async function lockCustomerKey(db: Database, id: number): Promise<CustomerRow | undefined> {
  await sql`select pg_advisory_xact_lock(${orderLock(id)})`.execute(db)
  return db.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Keeps a customer from being erased until the transaction ends: the first lock of an order, which locks its cart and
 * stock before it writes a row that refers to the customer. No lock of the row: whoever waits for that row in a queue would
 * stop an order that holds stock, and that order others.
 * @throws PlatformError 401 when the account was erased meanwhile.
 */
export async function keepCustomer(db: Database, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${orderLock(id)})`.execute(db)
  const customer = db.selectFrom('customer').select('id').where('id', '=', id)
  if ((await customer.executeTakeFirst()) === undefined) gone()
}

function orderLock(id: number) {
  return sql`hashtextextended(${`customer-orders:${id}`}, 0)`
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

function gone(): never {
  throw notAuthorized()
}
