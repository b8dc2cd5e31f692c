import { sql } from 'kysely'
import { projectInDatabase } from '../catalogue/queries/projectInDatabase.ts'
import { searchFilters } from '../catalogue/queries/searchFilters.ts'
import { searchOrder } from '../catalogue/queries/searchOrder.ts'
import type { Database } from '../database/schema.ts'
import type { SearchRequest, SearchResult } from './searchRequest.ts'

/** A search without text or counts, in one statement: the page and its total. */
export async function lookUpDocuments(db: Database, request: SearchRequest): Promise<SearchResult> {
  const { store, entity, query } = request
  const { rows } = await sql<{ id: number | null; source: string; total: number }>`
    with matched as materialized (
      select document_id, row_number() over (order by ${searchOrder(query.sorts, query.filters)}) as position
      from catalogue_document
      where index_name = ${store.index} and entity = ${entity} and ${searchFilters(query.filters)}),
    page as (select * from matched order by position limit ${request.size} offset ${request.from})
    select page.document_id as id, ${projectInDatabase(request.fields)}::text as source,
      (select count(*)::integer from matched) as total
    from (select 1) one left join page on true
    left join catalogue_document document
      on document.index_name = ${store.index} and document.entity = ${entity} and document.document_id = page.document_id
    order by page.position`.execute(db)
  const hits = rows.flatMap(({ id, source }) => (id === null ? [] : [{ id, score: null, source }]))
  return { hits, total: rows[0]?.total ?? 0, aggregations: {}, match: null }
}
