import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How an order is paid after it was placed, as its buyer was told. */
export async function keepPaymentInstructions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column payment_instructions jsonb`.execute(db)
}

/**
 * What it takes to call an order off that nobody pays: until when its money is waited for, and what it took out of stock.
 * Orders of before have neither, and stay. The code is the right to an order's receipt, the page is where a card pays it.
 */
export async function keepWhatUnpaidOrdersTook(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_order add column pay_before timestamptz, add column stock_taken jsonb not null default '{}',
      add column receipt_code text unique, add column payment_url text unique,
      add column payment_tries integer not null default 0`.execute(db)
  await sql`create index sales_order_unpaid on sales_order (pay_before) where status in ('pending', 'pending_payment')`.execute(
    db,
  )
}

/** Who carries an order, and the number that they know it by. */
export async function keepWhoDelivers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column guide_number text, add column delivery_company text`.execute(db)
}

/**
 * What is called off of an order, line by line, and when it was delivered: from then on it may be returned. Of orders that
 * were delivered before anybody wrote that down, now is the latest that it can have been.
 */
export async function keepWhatIsCanceled(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_order add column delivered_at timestamptz,
      add column total_canceled numeric(14,2) not null default 0, add column cancel_reason text`.execute(db)
  await sql`update sales_order set delivered_at = now() where status = 'order delivered'`.execute(db)
  await sql`
    alter table sales_order_item add column stock_per_unit jsonb,
      add column qty_canceled integer not null default 0 check (qty_canceled between 0 and qty)`.execute(db)
}

/** The campaign that brought a cart, and the order that it became. */
export async function keepOrigin(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column origin text`.execute(db)
  await sql`alter table sales_order add column origin text`.execute(db)
}
