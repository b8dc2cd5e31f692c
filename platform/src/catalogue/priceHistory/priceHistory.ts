import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { findStoreByIndex } from '../../stores.ts'
import { fieldListOf, textOf } from '../../parse/fields.ts'
import type { Fields } from '../../parse/fields.ts'
import { parseProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { tellsLowestPrice, UNLISTED_PRICES_DAYS } from './limits.ts'
import { continueTimeline } from './priceTimeline.ts'
import type { PricePoint } from './priceTimeline.ts'

/** A price of the history, as the seed and an operator's own records have it. */
export type RecordedPrice = PricePoint & Readonly<{ sku: string }>

/** Document field of the lowest price, excluding tax, of the 30 days before the reduction began. */
export const LOWEST_PRICE_FIELD = 'lowest_price_30_days'

/**
 * Records the prices of an index's product documents at an instant, and deletes those not needed any more.
 * @returns the documents in their order, each product and variant with its lowest price where it is reduced. Those of
 * stores whose law does not ask for it come back as they are.
 */
export async function recordPrices(
  db: Database,
  { index, sources, now }: Readonly<{ index: string; sources: readonly Fields[]; now: Date }>,
): Promise<readonly Fields[]> {
  const store = findStoreByIndex(index)
  if (store === null || !tellsLowestPrice(store)) return sources
  const products = new Map(
    sources
      .flatMap((source) => {
        const product = parseProduct(source, store.country)
        return product === null ? [] : pricedIn(product)
      })
      .map((product) => [product.sku, product]),
  )
  const known = await loadPrices(db, index, [...products.keys()])
  const added: RecordedPrice[] = []
  const dropped: RecordedPrice[] = []
  const lowest = new Map<string, number>()
  for (const [sku, product] of products) {
    const before = known.get(sku) ?? []
    const timeline = continueTimeline(before, product, now)
    const kept = new Set(timeline.points.map(({ since }) => since))
    const had = new Set(before.map(({ since }) => since))
    added.push(...timeline.points.filter(({ since }) => !had.has(since)).map((point) => ({ sku, ...point })))
    dropped.push(...before.filter(({ since }) => !kept.has(since)))
    if (timeline.lowest !== null) lowest.set(sku, timeline.lowest)
  }
  await storePrices(db, index, added)
  await dropPrices(db, index, dropped)
  return sources.map((source) => withLowest(source, lowest))
}

/** Returns the products with a price of their own: for a configurable product its variants. */
function pricedIn(product: Product): readonly Product[] {
  const isChosenOf = product.kind === 'configurable' && product.children.length > 0
  return isChosenOf ? product.children.map((child) => child.product) : [product]
}

function withLowest(source: Fields, lowest: ReadonlyMap<string, number>): Fields {
  const told = (fields: Fields): Fields => {
    const { [LOWEST_PRICE_FIELD]: _, ...others } = fields
    const amount = lowest.get(textOf(fields.sku) ?? '')
    return amount === undefined ? others : { ...others, [LOWEST_PRICE_FIELD]: amount }
  }
  if (!Array.isArray(source.configurable_children)) return told(source)
  return { ...told(source), configurable_children: fieldListOf(source.configurable_children).map(told) }
}

async function loadPrices(
  db: Database,
  index: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly RecordedPrice[]>> {
  if (skus.length === 0) return new Map()
  const { rows } = await sql<{ sku: string; since: Date; net: string; regular: string }>`
    select sku, since, net, regular from price_history
    where index_name = ${index} and sku = any(${skus}::text[]) order by sku, since`.execute(db)
  const points = rows.map(({ sku, since, net, regular }) => ({
    sku,
    since: since.getTime(),
    net: Number(net),
    regular: Number(regular),
  }))
  return Map.groupBy(points, ({ sku }) => sku)
}

/** Adds prices to the history of an index; existing ones stay. */
export async function storePrices(db: Database, index: string, prices: readonly RecordedPrice[]): Promise<void> {
  if (prices.length === 0) return
  const rows = prices.map(({ since, ...price }) => ({ ...price, since: new Date(since) }))
  await sql`
    insert into price_history (index_name, sku, since, net, regular)
    select ${index}, sku, since, net, regular
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (sku text, since timestamptz, net numeric, regular numeric)
    on conflict do nothing`.execute(db)
}

async function dropPrices(db: Database, index: string, prices: readonly RecordedPrice[]): Promise<void> {
  if (prices.length === 0) return
  const rows = prices.map(({ sku, since }) => ({ sku, since: new Date(since) }))
  await sql`
    delete from price_history history
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (sku text, since timestamptz)
    where history.index_name = ${index} and history.sku = row.sku and history.since = row.since`.execute(db)
}

/** Removes the history of an index. */
export async function clearPrices(db: Database, index: string): Promise<void> {
  await db.deleteFrom('price_history').where('index_name', '=', index).execute()
}

/** Deletes the prices of products that the catalogue no longer lists. */
export async function forgetUnlistedPrices(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNLISTED_PRICES_DAYS * 86_400_000)
  await sql`
    delete from price_history history where since < ${before} and not exists (
      select from catalogue_document document
      where document.index_name = history.index_name and document.entity = 'product'
        and document.skus @> array[lower(history.sku)])`.execute(db)
}
