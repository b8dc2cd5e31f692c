import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { OUTBOX_KEPT_DAYS, SMS_KEPT_HOURS } from './limits.ts'

/** Forgets mails that have left, or never will, and SMS whose codes are over. */
export async function forgetOldMessages(db: Database): Promise<void> {
  await sql`
    delete from outbox
    where ((sent_at is not null or refusal is not null)
        and created_at < now() - make_interval(days => ${OUTBOX_KEPT_DAYS}::integer))
      or (channel = 'sms' and created_at < now() - make_interval(hours => ${SMS_KEPT_HOURS}::integer))`.execute(db)
}
