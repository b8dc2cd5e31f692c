import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StockRow } from './stockItem.ts'

const STOCK_BATCH_SIZE = 1_000

/** Stock by sku; unknown skus are missing. */
export async function loadStock(db: Database, skus: readonly string[]): Promise<Map<string, StockRow>> {
  if (skus.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('sku', 'in', [...new Set(skus)])
    .execute()
  return new Map(rows.map((row) => [row.sku, row]))
}

/** Stock by sku, locked until the transaction ends; always in sku order, so that two orders never wait in a circle. */
export async function lockStock(db: Database, skus: readonly string[]): Promise<Map<string, StockRow>> {
  if (skus.length === 0) return new Map()
  const wanted = [...new Set(skus)]
  const rows = await db.selectFrom('stock').selectAll().where('sku', 'in', wanted).orderBy('sku').forUpdate().execute()
  return new Map(rows.map((row) => [row.sku, row]))
}

/**
 * Takes units out of stock. The condition stands in the statement itself: stock can never fall below 0.
 * @returns whether there were enough.
 */
export async function takeStock(db: Database, sku: string, quantity: number): Promise<boolean> {
  const taken = await db
    .updateTable('stock')
    .set({ qty: sql`qty - ${quantity}`, is_in_stock: sql`qty - ${quantity} > 0` })
    .where('sku', '=', sku)
    .where('qty', '>=', quantity)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Lets search follow the stock: products that are sold out, and parents whose every child is, count as out of stock. */
export async function markSoldOut(db: Database, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  const lowered = skus.map((sku) => sku.toLowerCase())
  await sql`
    update catalogue_document document set is_in_stock = false
    where entity = 'product' and skus && ${lowered}::text[] and is_in_stock is distinct from false
      and not exists (
        select 1 from stock
        where lower(stock.sku) = any(document.skus) and stock.is_in_stock
          and (document.type_id <> 'configurable' or stock.sku <> document.sku))`.execute(db)
}

/** Adds stock entries; with `replace` the known ones are set anew, else they keep what is left of them. */
export async function storeStock(db: Database, entries: Iterable<StockRow>, replace: boolean): Promise<number> {
  const rows = [...new Map([...entries].map((entry) => [entry.sku, entry])).values()]
  for (let start = 0; start < rows.length; start += STOCK_BATCH_SIZE) {
    await sql`
      insert into stock (sku, product_id, qty, is_in_stock, manage_stock)
      select sku, product_id, qty, is_in_stock, manage_stock
      from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + STOCK_BATCH_SIZE))}::jsonb)
        as row (sku text, product_id integer, qty integer, is_in_stock boolean, manage_stock boolean)
      on conflict (sku) ${replace ? sql`do update set product_id = excluded.product_id, qty = excluded.qty, is_in_stock = excluded.is_in_stock, manage_stock = excluded.manage_stock` : sql`do nothing`}`.execute(
      db,
    )
  }
  return rows.length
}
