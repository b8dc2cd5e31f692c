import { type Kysely, sql } from 'kysely'

/** A new e-mail address of a customer that waits for the link which was sent to it. One a customer. */
export type EmailChangeTable = {
  customer_id: number
  /** In lower case. */
  new_email: string
  hash: string
  /** Where it was asked for: in its language mails go out. */
  store_code: string
  created_at: Date
  expires_at: Date
}

/** A link, sent to an address that a customer had, by which the account goes back to it. */
export type EmailUndoTable = {
  hash: string
  customer_id: number
  /** In lower case. Reserved for this customer while the link is valid. */
  old_email: string
  created_at: Date
  expires_at: Date
}

/** Changes of e-mail addresses that wait, and the links that take one back. */
export async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_change (
      customer_id integer primary key references customer (id) on delete cascade, new_email text not null,
      hash text not null unique, store_code text not null, created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table email_undo (
      hash text primary key, customer_id integer not null references customer (id) on delete cascade,
      old_email text not null, created_at timestamptz not null, expires_at timestamptz not null
    )`.execute(db)
  await sql`create index email_undo_customer on email_undo (customer_id)`.execute(db)
  await sql`create index email_undo_address on email_undo (old_email)`.execute(db)
}
