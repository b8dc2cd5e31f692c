import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A store's stock settings that differ from the default. */
export type StockSettingTable = {
  store_code: string
  /** Fewer units than this are few. */
  low_stock_threshold: number
}

/** Finds stock by SKU, however its letters are written. */
export async function indexStockByLowerSku(db: Kysely<unknown>): Promise<void> {
  await sql`create index stock_lower_sku on stock (lower(sku))`.execute(db)
}

/** Low-stock threshold by store; a store without a row uses the default. */
export async function createStockSettings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_setting (
      store_code text primary key, low_stock_threshold integer not null check (low_stock_threshold >= 0)
    )`.execute(db)
}
