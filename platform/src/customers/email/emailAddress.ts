import type { Database } from '../../database/schema.ts'

type Sought = Readonly<{ email: string; customerId: number | null; now: Date }>

/**
 * True when an e-mail address, in lower case, is not to be had by this customer, or by a new one (null): another account has
 * it, or had it a short while ago and can still go back to it. Otherwise whoever moved an account away could keep its owner
 * out by taking the address for another.
 */
export async function isEmailTaken(db: Database, { email, customerId, now }: Sought): Promise<boolean> {
  const holder = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst()
  if (holder !== undefined && holder.id !== customerId) return true
  return isEmailReserved(db, { email, customerId, now })
}

/** True when another account can still go back to an e-mail address. */
export async function isEmailReserved(db: Database, { email, customerId, now }: Sought): Promise<boolean> {
  const undo = await db
    .selectFrom('email_undo')
    .select('hash')
    .where('old_email', '=', email)
    .where('customer_id', 'is distinct from', customerId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return undo !== undefined
}
