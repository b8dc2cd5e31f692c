import { type CustomerRow, canonicalEmail } from '../customerRepository.ts'
import type { Database } from '../../database/schema.ts'
import { sql } from 'kysely'

type At = Readonly<{ now: Date }>
/** An order, as far as its owner goes. */
type PlacedOrder = Readonly<{ id: number; email: string; customer_id: number | null }>

/**
 * True while an earlier address can take the account back. Orders of the current address are not attached until then:
 * otherwise the reader of the earlier address's mails would receive them.
 */
export async function canBeTakenBack(
  db: Database,
  { customer, now }: At & Readonly<{ customer: CustomerRow }>,
): Promise<boolean> {
  const link = await db
    .selectFrom('email_undo')
    .select('hash')
    .where('customer_id', '=', customer.id)
    .where('old_email', '<>', customer.email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

/**
 * Returns true if the owner of the account has shown to read the mails of its address. An account is made without that,
 * and a change of the address is confirmed without the account being open: neither proves it.
 */
export function isEmailProven({ email, proven_email: proven }: CustomerRow): boolean {
  return proven === email
}

/**
 * Keeps that the owner of an account reads the mails of its address, within a transaction that has locked the customer,
 * and brings the orders into it that guests placed with that address.
 * @returns how many orders came into the account.
 */
export async function proveEmail(
  db: Database,
  { customer, now }: At & Readonly<{ customer: CustomerRow }>,
): Promise<number> {
  if (await canBeTakenBack(db, { customer, now })) return 0
  await db.updateTable('customer').set({ proven_email: customer.email }).where('id', '=', customer.id).execute()
  const attached = await db
    .updateTable('sales_order')
    .set({ customer_id: customer.id, attached_at: now })
    .where('customer_id', 'is', null)
    .where(sql`lower(email)`, '=', customer.email)
    .executeTakeFirst()
  return Number(attached.numUpdatedRows)
}

/**
 * Attaches an order that a guest has just placed to the account of its address, within a transaction, if that address
 * is verified. Otherwise the order stays as it is. The guest cannot see which of the two happened.
 */
export async function attachToOwner(db: Database, order: PlacedOrder, { now }: At): Promise<void> {
  if (order.customer_id !== null) return
  // Held on to: a link that is opened at this moment finds the order, or this finds the address proven.
  const customer = await db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', canonicalEmail(order.email))
    .forShare()
    .executeTakeFirst()
  if (customer === undefined || !isEmailProven(customer) || (await canBeTakenBack(db, { customer, now }))) return
  const attaching = db.updateTable('sales_order').set({ customer_id: customer.id, attached_at: now })
  await attaching.where('id', '=', order.id).execute()
}
