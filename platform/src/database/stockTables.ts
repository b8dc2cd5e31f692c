import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What a store says of its stock otherwise than by default. */
export type StockSettingTable = {
  store_code: string
  /** Fewer units than this are few. */
  low_stock_threshold: number
}

/** How few units are worth a word, by store: without a row, by default. */
export async function createStockSettings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_setting (
      store_code text primary key, low_stock_threshold integer not null check (low_stock_threshold >= 0)
    )`.execute(db)
}
