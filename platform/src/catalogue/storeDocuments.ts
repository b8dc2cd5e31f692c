import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { DOCUMENT_BATCH_SIZE } from '../limits.ts'
import { documentRow } from './documentRow.ts'
import type { StorableDocument } from './documentRow.ts'
import { recordPrices } from './priceHistory/priceHistory.ts'
import { markCleared, nextVersion } from './catalogueVersion.ts'
import { findStoreByIndex, storeOrDefault } from '../stores.ts'

/**
 * Writes documents of one store in batches; a document with the same entity and id is replaced. While the database
 * takes in one batch the next is made: a large seed needs both for about as long.
 * @returns how many were written.
 */
export async function storeDocuments(
  db: Database,
  store: StoreDefinition,
  documents: Iterable<StorableDocument>,
): Promise<number> {
  const target = { index: store.index, version: await nextVersion(db, store.index) }
  let written = 0
  let writing = Promise.resolve()
  for (const batch of batches(documents)) {
    await writing
    writing = insertBatch(db, batch, target)
    // Awaited below, or before the next batch: until then a failure is not an unhandled rejection.
    writing.catch(() => undefined)
    written += batch.length
    // Lets the batch leave this process before the next one keeps it busy.
    await nextTurn()
  }
  await writing
  return written
}

/** Documents in groups of a fixed size; the last one of an entity and id counts within its group. */
function* batches(documents: Iterable<StorableDocument>): Generator<readonly StorableDocument[]> {
  const batch = new Map<string, StorableDocument>()
  for (const document of documents) {
    batch.set(`${document.entity}/${document.id}`, document)
    if (batch.size < DOCUMENT_BATCH_SIZE) continue
    yield [...batch.values()]
    batch.clear()
  }
  if (batch.size > 0) yield [...batch.values()]
}

/** Removes every document of a store. */
export async function clearStore(db: Database, store: StoreDefinition): Promise<void> {
  await db.deleteFrom('catalogue_document').where('index_name', '=', store.index).execute()
  await markCleared(db, store.index)
}

/** Returns the documents with the data of their price history, and records their present prices in it. */
async function withPrices(
  db: Database,
  documents: readonly StorableDocument[],
  { index, now }: { index: string; now: Date },
): Promise<readonly StorableDocument[]> {
  const products = documents.filter(({ entity }) => entity === 'product')
  if (products.length === 0) return documents
  const sources = await recordPrices(db, { index, sources: products.map(({ source }) => source), now })
  const priced = new Map(
    products.map((product, at) => [product, { ...product, source: sources[at] ?? product.source }]),
  )
  return documents.map((document) => priced.get(document) ?? document)
}

async function insertBatch(
  db: Database,
  documents: readonly StorableDocument[],
  { index, version }: { index: string; version: number },
): Promise<void> {
  const { country } = findStoreByIndex(index) ?? storeOrDefault(undefined)
  const at = { now: new Date(), country }
  const priced = await withPrices(db, documents, { index, now: at.now })
  const rows = JSON.stringify(priced.map((document) => documentRow(document, at)))
  await sql`
    insert into catalogue_document (
      index_name, version, entity, document_id, source, facets, sku, skus, url_path, identifier, slug, type_id, status,
      visibility, category_ids, category_positions, price, price_changes_at, variants, updated_at, is_in_stock, search_name, search_category,
      search_keywords, search_text)
    select ${index}, ${version}::integer, row.*
    from jsonb_to_recordset(${rows}::jsonb) as row (
      entity text, document_id bigint, source jsonb, facets jsonb, sku text, skus text[], url_path text,
      identifier text, slug text, type_id text, status integer, visibility integer, category_ids bigint[],
      category_positions jsonb, price numeric, price_changes_at timestamptz, variants jsonb, updated_at text, is_in_stock boolean, search_name text,
      search_category text, search_keywords text, search_text text)
    on conflict (index_name, entity, document_id) do update set
      version = excluded.version, source = excluded.source, facets = excluded.facets, sku = excluded.sku,
      skus = excluded.skus, url_path = excluded.url_path, identifier = excluded.identifier, slug = excluded.slug,
      type_id = excluded.type_id, status = excluded.status, visibility = excluded.visibility,
      category_ids = excluded.category_ids, category_positions = excluded.category_positions, price = excluded.price,
      price_changes_at = excluded.price_changes_at, variants = excluded.variants,
      updated_at = excluded.updated_at, is_in_stock = excluded.is_in_stock, search_name = excluded.search_name,
      search_category = excluded.search_category, search_keywords = excluded.search_keywords,
      search_text = excluded.search_text`.execute(db)
}
