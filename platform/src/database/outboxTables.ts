import { sql } from 'kysely'
import type { Generated, Kysely } from 'kysely'

/** What is to be told to somebody, written in the transaction that it tells of. */
export type OutboxTable = {
  id: Generated<number>
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  /** HTML without a document around it. */
  body: string
  /** Who is answered where that is not the shop: whoever wrote to it. */
  reply_to: string | null
  created_at: Generated<Date>
  /** When a mail server took it; null for what waits, and where none is configured. */
  sent_at: Date | null
  /** What a mail server said when it refused it for good. */
  refusal: string | null
  tries: Generated<number>
  next_try_at: Generated<Date>
}

/** How far mails are on their way to a mail server. */
export async function keepWhatWasMailed(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox add column sent_at timestamptz, add column refusal text,
      add column tries integer not null default 0,
      add column next_try_at timestamptz not null default now()`.execute(db)
  await sql`
    create index outbox_waiting on outbox (next_try_at)
      where channel = 'email' and sent_at is null and refusal is null`.execute(db)
}

/** Who is answered by a mail to the shop itself. */
export async function keepWhoIsAnswered(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column reply_to text`.execute(db)
}
