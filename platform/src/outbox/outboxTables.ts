import { sql } from 'kysely'
import type { Generated, Kysely } from 'kysely'

/** Outgoing message, inserted in the same transaction as the change that it reports. */
export type OutboxTable = {
  id: Generated<number>
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  /** Text of an SMS, and HTML of mails of before the layout. */
  body: string
  /** The store in whose name a mail is written; null where `content` is. */
  store_code: string | null
  /** Content of a mail, rendered when it is sent or shown. */
  content: unknown
  /** Name of the event that it reports, of which there is one mail. */
  once: string | null
  /** Reply-to address where that is not the shop: the sender of a contact message. */
  reply_to: string | null
  created_at: Generated<Date>
  /** When a mail server accepted it; null while it waits, and where no server is configured. */
  sent_at: Date | null
  /** Reply of the mail server that refused it permanently. */
  refusal: string | null
  tries: Generated<number>
  next_try_at: Generated<Date>
}

/** Adds the delivery state of mails: sent, refused, number of tries, next try. */
export async function keepWhatWasMailed(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox add column sent_at timestamptz, add column refusal text,
      add column tries integer not null default 0,
      add column next_try_at timestamptz not null default now()`.execute(db)
  await sql`
    create index outbox_waiting on outbox (next_try_at)
      where channel = 'email' and sent_at is null and refusal is null`.execute(db)
}

/** Adds the reply-to address of mails to the shop itself. */
export async function keepWhoIsAnswered(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column reply_to text`.execute(db)
}

/** Mails are content of a store, rendered where they leave. */
export async function keepMailContent(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox add column store_code text, add column content jsonb, add column once text unique`.execute(db)
}
