import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { OUTBOX_KEPT_DAYS, SMS_KEPT_HOURS } from './limits.ts'
import { GIFT_CARD_MAIL } from './writeMail.ts'

/**
 * Forgets mails that have left, or have waited too long to leave, and SMS whose codes are over. The mail with the code of a
 * gift card is kept until it has left: nothing else has the code.
 */
export async function forgetOldMessages(db: Database): Promise<void> {
  await sql`
    delete from outbox
    where (created_at < now() - make_interval(days => ${OUTBOX_KEPT_DAYS}::integer)
        and (sent_at is not null or refusal is not null or once is null or not starts_with(once, ${GIFT_CARD_MAIL})))
      or (channel = 'sms' and created_at < now() - make_interval(hours => ${SMS_KEPT_HOURS}::integer))`.execute(db)
}
