import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Adds personal coupons: their customer, reason and date of issue. Coupons open to all are unchanged. */
export async function createPersonalCoupons(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table coupon add column customer_id integer references customer (id) on delete cascade,
      add column given_for text, add column created_at timestamptz not null default now()`.execute(db)
  // A reason gives a customer one coupon, however often and from wherever it comes.
  await sql`create unique index coupon_gift on coupon (customer_id, given_for)`.execute(db)
}
