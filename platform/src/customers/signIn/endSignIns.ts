import type { Database } from '../../database/schema.ts'
import { endSessions } from './sessions.ts'

/**
 * Ends every sign-in to an account but its password, within a transaction: all sessions, linked providers, links to a
 * new password, and a pending change of its e-mail address. Links that revert an earlier change stay: the first owner
 * of the account has the last word.
 */
export async function endSignIns(db: Database, customerId: number): Promise<void> {
  // Sessions after what they begin with: one that is begun at this moment ends, too.
  await db.deleteFrom('social_identity').where('customer_id', '=', customerId).execute()
  await endSessions(db, customerId, { all: true })
  await endWaitingLinks(db, customerId)
}

/**
 * Ends what was asked for with the password of before: links to a new one and to guests' orders, a new address that
 * waits.
 */
export async function endWaitingLinks(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('customer_id', '=', customerId).execute()
  await db.deleteFrom('email_change').where('customer_id', '=', customerId).execute()
  await db.deleteFrom('guest_order_link').where('customer_id', '=', customerId).execute()
}
