import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { OUTBOX_KEPT_DAYS } from './limits.ts'

/** Forgets mails that have left, or never will. */
export async function forgetOldMessages(db: Database): Promise<void> {
  await sql`
    delete from outbox
    where (sent_at is not null or refusal is not null)
      and created_at < now() - make_interval(days => ${OUTBOX_KEPT_DAYS}::integer)`.execute(db)
}
