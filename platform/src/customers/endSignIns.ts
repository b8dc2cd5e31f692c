import type { Database } from '../database/schema.ts'
import { endSessions } from './sessions.ts'

/**
 * Ends every way into an account but its password, within a transaction: all devices, the providers that it was joined
 * with, links to a new password, and a change of its e-mail address that waits. Links that take an earlier change back stay:
 * whoever had the account first has the last word.
 */
export async function endSignIns(db: Database, customerId: number): Promise<void> {
  // Sessions after what they begin with: one that is begun at this moment ends, too.
  await db.deleteFrom('social_identity').where('customer_id', '=', customerId).execute()
  await endSessions(db, customerId, { all: true })
  await endWaitingLinks(db, customerId)
}

/** Ends what was asked for with the password of before: links to a new one, and a change of the address that waits. */
export async function endWaitingLinks(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('customer_id', '=', customerId).execute()
  await db.deleteFrom('email_change').where('customer_id', '=', customerId).execute()
}
