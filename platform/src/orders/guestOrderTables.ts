import { type Kysely, sql } from 'kysely'

/** A link, sent to the e-mail address of a customer, that brings orders placed without the account into it. One a customer. */
export type GuestOrderLinkTable = {
  customer_id: number
  /** Address that the link was sent to, in lower case. */
  email: string
  hash: string
  created_at: Date
  expires_at: Date
}

/** Orders that were placed by a guest and came into an account, and what proves that its address is its owner's. */
export async function createGuestOrderLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guest_order_link (
      customer_id integer primary key references customer (id) on delete cascade, email text not null,
      hash text not null unique, created_at timestamptz not null, expires_at timestamptz not null
    )`.execute(db)
  await sql`alter table customer add column proven_email text`.execute(db)
  await sql`alter table sales_order add column attached_at timestamptz`.execute(db)
  await sql`create index sales_order_guest_email on sales_order (lower(email)) where customer_id is null`.execute(db)
}
