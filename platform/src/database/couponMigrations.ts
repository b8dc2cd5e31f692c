import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Coupons of one customer alone: whose, what they were given for, and when. Those of everybody stay as they are. */
export async function createPersonalCoupons(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table coupon add column customer_id integer references customer (id) on delete cascade,
      add column given_for text, add column created_at timestamptz not null default now()`.execute(db)
  // A reason gives a customer one coupon, however often and from wherever it comes.
  await sql`create unique index coupon_gift on coupon (customer_id, given_for)`.execute(db)
}
