import { sql } from 'kysely'
import type { Database } from './database/schema.ts'

/** Days after which a link that has expired, and the address of an answered question, are deleted. */
const LINK_KEPT_DAYS = 30
/** Days after which a stock alert is deleted. */
export const STOCK_ALERT_KEPT_DAYS = 365
const DAY_MS = 86_400_000

/** Deletes e-mail addresses that nothing needs any more: of expired links, old stock alerts and answered questions. */
export async function forgetOldContacts(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const expired = before(LINK_KEPT_DAYS)
  for (const links of ['email_change', 'email_undo', 'guest_order_link', 'company_invitation'] as const)
    await sql`delete from ${sql.table(links)} where expires_at < ${expired}`.execute(db)
  await db.deleteFrom('stock_wish').where('created_at', '<', before(STOCK_ALERT_KEPT_DAYS)).execute()
  await sql`
    update product_question set email = null
    where email is not null and status <> 'pending' and coalesce(answered_at, created_at) < ${expired}`.execute(db)
}
