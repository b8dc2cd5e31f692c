import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A price of a product or variant in a store's index, from an instant until the next one. Amounts exclude tax. */
export type PriceHistoryTable = {
  index_name: string
  sku: string
  since: Date
  net: string
  /** The regular price beside it; the same where it was not reduced. */
  regular: string
}

/** Prices over time, for the lowest of the 30 days before a reduction. */
export async function createPriceHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_history (
      index_name text not null, sku text not null, since timestamptz not null,
      net numeric(14,4) not null check (net > 0), regular numeric(14,4) not null check (regular >= 0),
      primary key (index_name, sku, since)
    )`.execute(db)
}
