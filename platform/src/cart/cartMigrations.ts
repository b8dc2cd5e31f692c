import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Adds callers' additional data to cart lines, and snapshots of shared carts. */
export async function createSharedCarts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_item add column additional_data jsonb not null default '{}'`.execute(db)
  await sql`
    create table shared_cart (
      code text primary key, store_code text not null, items jsonb not null,
      expires_at timestamptz not null, created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index shared_cart_expires_at on shared_cart (expires_at)`.execute(db)
}

/** Carts that shoppers have saved under a name. */
export async function createSavedQuotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_quote (
      id text primary key, owner text not null, store_code text not null, name text not null, currency text not null,
      items jsonb not null, created_at timestamptz not null, expires_at timestamptz not null
    )`.execute(db)
  await sql`create index saved_quote_owner on saved_quote (owner, store_code, created_at)`.execute(db)
  await sql`create index saved_quote_expires_at on saved_quote (expires_at)`.execute(db)
}

/** Term in months of the store credit that a cart is paid with. */
export async function keepCreditMonths(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column credit_months integer check (credit_months > 0)`.execute(db)
}

/** Gift messages of carts, and of the orders that they become. */
export async function keepGifts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column gift jsonb`.execute(db)
  await sql`alter table sales_order add column gift jsonb`.execute(db)
}
