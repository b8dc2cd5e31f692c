import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StockRow } from './stockItem.ts'
import { answerStockWishes } from './stockWishes.ts'

const STOCK_BATCH_SIZE = 1_000
const STOCK_FLAG_LOCK = 7_410_003

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

/** Returns an order's units to stock. Products back in stock become available, and their stock alerts are sent. */
export async function returnStock(db: Database, taken: ReadonlyMap<string, number>): Promise<void> {
  const stock = await lockStock(db, [...taken.keys()])
  for (const sku of stock.keys()) {
    const units = taken.get(sku) ?? 0
    await db
      .updateTable('stock')
      .set({ qty: sql`qty + ${units}`, is_in_stock: true })
      .where('sku', '=', sku)
      .execute()
  }
  await followStock(
    db,
    [...stock.values()].filter((row) => !row.is_in_stock).map(({ sku }) => sku),
  )
  await answerStockWishes(db, [...stock.keys()])
}

/**
 * Sets the stock of a sku. A product back in stock becomes available, and its stock alerts are sent.
 * @returns the entry as it is now; null for an unknown sku.
 */
export async function setStock(db: Database, sku: string, qty: number): Promise<StockRow | null> {
  const row = await db
    .updateTable('stock')
    .set({ qty, is_in_stock: sql<boolean>`${qty} > 0 or not manage_stock` })
    .where('sku', '=', sku)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  await followStock(db, [sku])
  await answerStockWishes(db, [sku])
  return row
}

/** Lets search follow the stock: products that are sold out, and parents whose every child is, count as out of stock. */
export async function followStock(db: Database, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  // Two concurrent orders may take the last children of one parent: the second has to see the changes of the first.
  await sql`select pg_advisory_xact_lock(${STOCK_FLAG_LOCK}::bigint)`.execute(db)
  const lowered = skus.map((sku) => sku.toLowerCase())
  const documents = sql<boolean>`skus && ${lowered}::text[]`
  // In a statement of its own: the next one reads documents as the change of the index before has left them.
  await sql`
    select index_name from catalogue_version where index_name in (
      select index_name from catalogue_document where entity = 'product' and ${documents})
    order by index_name for update`.execute(db)
  await setStockFlags(db, documents)
}

/** Updates the stock flags of a store's products in the search index, after documents were reloaded. */
export async function refreshStockFlags(db: Database, indexName: string): Promise<void> {
  await setStockFlags(db, sql<boolean>`index_name = ${indexName}`)
}

/** Stock of a document's own skus, as the text that facets have of it. */
const FLAG = sql`jsonb_build_array(flags ->> (variant -> 'sku' ->> 0))`
/** The variants of a document, each with the stock that it has now. */
const VARIANTS = sql`(
  select jsonb_agg(case when flags ? (variant -> 'sku' ->> 0)
    then variant || jsonb_build_object('stock.is_in_stock', ${FLAG}) else variant end order by place)
  from jsonb_array_elements(document.variants) with ordinality as own (variant, place))`
/** The same in the source itself, whose readers choose a variant to show. */
const CHILDREN = sql`(
  select jsonb_agg(case when flags ? lower(child ->> 'sku') and jsonb_typeof(child -> 'stock') = 'object'
    then jsonb_set(child, '{stock,is_in_stock}', flags -> lower(child ->> 'sku')) else child end order by place)
  from jsonb_array_elements(document.source -> 'configurable_children') with ordinality as own (child, place))`
const HAS_CHILDREN = sql`jsonb_typeof(document.source -> 'configurable_children') = 'array'`

/** A disabled child is none of the variants: what is left of it cannot be bought. */
const IS_OFFERED = sql`document.variants is null
  or jsonb_path_exists(document.variants, '$[*].sku[*] ? (@ == $sku)', jsonb_build_object('sku', lower_sku))`

/**
 * A configurable has stock when an enabled child has, independent of its own entry; bundles and grouped products keep theirs.
 */
async function setStockFlags(db: Database, documents: RawBuilder<boolean>): Promise<void> {
  // The version is raised in the same statement, so that a reader of the index sees both or neither.
  await sql`
    with known as materialized (
      select document.index_name, document.document_id,
        coalesce(bool_or(stock.is_in_stock) filter (where ${IS_OFFERED}), false) as is_in_stock,
        jsonb_object_agg(lower_sku, stock.is_in_stock) as flags
      from catalogue_document document
      cross join lateral unnest(skus) as own (lower_sku) join stock on lower(stock.sku) = lower_sku
      where entity = 'product' and type_id not in ('bundle', 'grouped') and ${documents}
        and (type_id <> 'configurable' or stock.sku <> document.sku)
      group by document.index_name, document.entity, document.document_id),
    changed as materialized (
      select known.*, ${VARIANTS} as variants, document.variants is distinct from ${VARIANTS} as is_changed_within
      from known join catalogue_document document using (index_name, document_id)
      where document.entity = 'product'
        and (document.is_in_stock is distinct from known.is_in_stock or document.variants is distinct from ${VARIANTS})),
    raised as (
      insert into catalogue_version (index_name, version) select distinct index_name, 1 from changed order by index_name
      on conflict (index_name) do update set version = catalogue_version.version + 1 returning index_name, version)
    update catalogue_document document set is_in_stock = changed.is_in_stock, variants = changed.variants,
      source = case when is_changed_within and ${HAS_CHILDREN}
        then jsonb_set(document.source, '{configurable_children}', ${CHILDREN}) else document.source end,
      version = raised.version
    from changed join raised using (index_name)
    where document.entity = 'product' and document.index_name = changed.index_name
      and document.document_id = changed.document_id`.execute(db)
}

/** Actions on existing stock entries. */
const KNOWN_ENTRIES = {
  kept: sql`do nothing`,
  /** Keeps the stock and updates the product's id. */
  renumbered: sql`do update set product_id = excluded.product_id`,
  replaced: sql`do update set product_id = excluded.product_id, qty = excluded.qty,
    is_in_stock = excluded.is_in_stock, manage_stock = excluded.manage_stock`,
} as const

/** Adds stock entries, the last one of a sku counting. */
export async function storeStock(
  db: Database,
  entries: Iterable<StockRow>,
  known: keyof typeof KNOWN_ENTRIES,
): Promise<number> {
  const rows = [...new Map([...entries].map((entry) => [entry.sku, entry])).values()]
  for (let start = 0; start < rows.length; start += STOCK_BATCH_SIZE) {
    const batch = rows.slice(start, start + STOCK_BATCH_SIZE)
    await sql`
      insert into stock (sku, product_id, qty, is_in_stock, manage_stock)
      select sku, product_id, qty, is_in_stock, manage_stock
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as row (sku text, product_id bigint, qty integer, is_in_stock boolean, manage_stock boolean)
      on conflict (sku) ${KNOWN_ENTRIES[known]}`.execute(db)
    await answerStockWishes(
      db,
      batch.map(({ sku }) => sku),
    )
  }
  return rows.length
}
