import { type Kysely, sql } from 'kysely'

/** Which rank a customer has in a currency, by what they bought in the year before it was worked out. */
export type CustomerRankingTable = {
  customer_id: number
  currency: string
  rank: string
  /** What orders of that year came to, without what was called off. */
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
