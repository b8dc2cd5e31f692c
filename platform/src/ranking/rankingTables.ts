import { type Kysely, sql } from 'kysely'

/** A customer's rank in one currency, computed from the purchases of the preceding year. */
export type CustomerRankingTable = {
  customer_id: number
  currency: string
  rank: string
  /** Total of that year's orders, without canceled and returned amounts. */
  spent: string
  updated_at: Date
}

/** Ranks of customers: one in each currency. */
export async function createRankings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_ranking (
      customer_id integer not null references customer (id) on delete cascade, currency text not null,
      rank text not null, spent numeric(14,2) not null, updated_at timestamptz not null,
      primary key (customer_id, currency)
    )`.execute(db)
}
