import type { Database } from '../../database/schema.ts'

type Sought = Readonly<{ email: string; customerId: number | null; now: Date }>

/**
 * True when an e-mail address, in lower case, is not available to this customer, or to a new one (null): another
 * account has it, or had it recently and can still return to it. Without this, an attacker who moved an account away
 * could lock out its owner by using the address for another account.
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
