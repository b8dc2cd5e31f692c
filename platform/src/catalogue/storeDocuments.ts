import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { DOCUMENT_BATCH_SIZE } from '../limits.ts'
import { documentRow } from './documentRow.ts'
import type { StorableDocument } from './documentRow.ts'
import { textSearchConfiguration } from './textSearchConfiguration.ts'

/**
 * Writes documents of one store in batches; a document with the same entity and id is replaced.
 * @returns how many were written.
 */
export async function storeDocuments(
  db: Database,
  store: StoreDefinition,
  documents: Iterable<StorableDocument>,
): Promise<number> {
  let batch = new Map<string, StorableDocument>()
  let written = 0
  for (const document of documents) {
    batch.set(`${document.entity}/${document.id}`, document)
    if (batch.size < DOCUMENT_BATCH_SIZE) continue
    written += await insertBatch(db, store, [...batch.values()])
    batch = new Map()
  }
  if (batch.size > 0) written += await insertBatch(db, store, [...batch.values()])
  return written
}

/** Removes every document of a store, and the words of its search. */
export async function clearStore(db: Database, store: StoreDefinition): Promise<void> {
  await db.deleteFrom('catalogue_document').where('index_name', '=', store.index).execute()
  await db.deleteFrom('catalogue_word').where('index_name', '=', store.index).execute()
}

/** Collects the words of product and category names: mistyped search words are looked up among them. */
export async function rebuildSearchWords(db: Database, store: StoreDefinition): Promise<void> {
  await db.deleteFrom('catalogue_word').where('index_name', '=', store.index).execute()
  await sql`
    insert into catalogue_word (index_name, word)
    select distinct ${store.index}, word
    from catalogue_document, regexp_split_to_table(lower(unaccent(source ->> 'name')), '[^[:alnum:]]+') word
    where index_name = ${store.index} and entity in ('product', 'category') and length(word) >= 3
      and (visibility is null or visibility > 1)`.execute(db)
}

async function insertBatch(
  db: Database,
  store: StoreDefinition,
  documents: readonly StorableDocument[],
): Promise<number> {
  const rows = JSON.stringify(documents.map(documentRow))
  const configuration = sql.lit(textSearchConfiguration(store))
  await sql`
    insert into catalogue_document (
      index_name, entity, document_id, source, facets, sku, skus, url_path, identifier, slug, type_id, status,
      visibility, category_ids, price, updated_at, is_in_stock, search)
    select ${store.index}, entity, document_id, source, facets, sku, skus, url_path, identifier, slug, type_id, status,
      visibility, category_ids, price, updated_at, is_in_stock,
      setweight(to_tsvector(${configuration}, unaccent(coalesce(search_name, ''))), 'A')
        || setweight(to_tsvector('simple', unaccent(coalesce(search_name, ''))), 'A')
        || setweight(to_tsvector('simple', coalesce(search_sku, '')), 'B')
        || setweight(to_tsvector(${configuration}, unaccent(search_category)), 'C')
        || setweight(to_tsvector('simple', unaccent(search_category)), 'C')
        || setweight(to_tsvector(${configuration}, unaccent(search_text)), 'D')
    from jsonb_to_recordset(${rows}::jsonb) as row (
      entity text, document_id integer, source jsonb, facets jsonb, sku text, skus text[], url_path text,
      identifier text, slug text, type_id text, status integer, visibility integer, category_ids integer[],
      price numeric, updated_at text, is_in_stock boolean, search_name text, search_sku text, search_category text, search_text text)
    on conflict (index_name, entity, document_id) do update set
      source = excluded.source, facets = excluded.facets, sku = excluded.sku, skus = excluded.skus,
      url_path = excluded.url_path, identifier = excluded.identifier, slug = excluded.slug,
      type_id = excluded.type_id, status = excluded.status, visibility = excluded.visibility,
      category_ids = excluded.category_ids, price = excluded.price, updated_at = excluded.updated_at,
      is_in_stock = excluded.is_in_stock, search = excluded.search`.execute(db)
  return documents.length
}
