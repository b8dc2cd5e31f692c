import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { projectInDatabase } from './projectInDatabase.ts'
import { parseProduct } from './product.ts'
import type { Product } from './product.ts'
import { searchFilters } from './searchFilters.ts'
import { searchOrder } from './searchOrder.ts'
import type { SearchQuery } from './searchQuery.ts'
import { searchText } from './searchText.ts'
import type { SourceFields } from './sourceFields.ts'
import { aggregate } from './aggregations.ts'
import type { Aggregations } from './aggregations.ts'

export type SearchRequest = Readonly<{
  store: StoreDefinition
  entity: string
  query: SearchQuery
  size: number
  from: number
  fields: SourceFields
}>

/** One hit; `source` is JSON text straight from the database, never parsed on the way when nothing has to change. */
export type SearchHit = Readonly<{ id: number; score: number | null; source: string }>
export type SearchResult = Readonly<{ hits: readonly SearchHit[]; total: number; aggregations: Aggregations }>

/** Runs a search: one statement for the page and its total, one more when aggregations are asked for. */
export async function searchCatalogue(db: Database, request: SearchRequest): Promise<SearchResult> {
  const { store, entity, query } = request
  const text = await searchText(db, store, query.text)
  if (text === null && query.text !== '') return { hits: [], total: 0, aggregations: {} }
  const matching = sql<boolean>`index_name = ${store.index} and entity = ${entity} and ${searchFilters(query)}
    ${text === null ? sql`` : sql`and ${text.predicate}`}`
  const { rows } = await sql<{ id: number | null; score: number | null; source: string; total: number }>`
    with matched as materialized (
      select document_id, row_number() over (order by ${searchOrder(query.sorts, text?.rank ?? null)}) as position,
        ${text === null ? sql`null::real` : text.rank} as score
      from catalogue_document where ${matching}),
    page as (select * from matched order by position limit ${request.size} offset ${request.from})
    select page.document_id as id, page.score, ${projectInDatabase(request.fields)}::text as source,
      (select count(*)::integer from matched) as total
    from (select 1) one left join page on true
    left join catalogue_document document
      on document.index_name = ${store.index} and document.entity = ${entity} and document.document_id = page.document_id
    order by page.position`.execute(db)
  const hits = rows.flatMap(({ id, score, source }) => (id === null ? [] : [{ id, score, source }]))
  return { hits, total: rows[0]?.total ?? 0, aggregations: await aggregate(db, query, matching) }
}

/** Product documents of a store by sku. */
export async function loadProducts(
  db: Database,
  store: StoreDefinition,
  skus: Iterable<string>,
): Promise<Map<string, Product>> {
  const wanted = [...new Set(skus)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['source'])
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where('sku', 'in', wanted)
    .execute()
  const products = rows.flatMap((row) => parseProduct(row.source) ?? [])
  return new Map(products.map((product) => [product.sku, product]))
}

/** Configurable products that have one of these skus among their children. */
export async function loadParents(
  db: Database,
  store: StoreDefinition,
  childSkus: readonly string[],
): Promise<Product[]> {
  if (childSkus.length === 0) return []
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['source'])
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where('type_id', '=', 'configurable')
    .where(sql<boolean>`skus && ${childSkus.map((sku) => sku.toLowerCase())}::text[]`)
    .orderBy('document_id')
    .execute()
  return rows.flatMap((row) => parseProduct(row.source) ?? [])
}

/** All documents of one kind of a store, by id: for the few kinds that are short lists (tax rules). */
export async function loadSources(db: Database, store: StoreDefinition, entity: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['source'])
    .where('index_name', '=', store.index)
    .where('entity', '=', entity)
    .orderBy('document_id')
    .execute()
  return rows.map((row) => row.source)
}
