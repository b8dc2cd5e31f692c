import { Type } from 'typebox'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { findStoreByIndex } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import type { SearchHit } from '../search/searchCatalogue.ts'
import { projectInDatabase } from './projectInDatabase.ts'
import { searchAnswer } from './searchAnswer.ts'
import { parseSourceFields } from './sourceFields.ts'
import type { SourceFields } from './sourceFields.ts'

const Query = Type.Object({
  sku: Type.Optional(Type.String({ description: 'as the label says it, in capitals or not' })),
  _source_include: Type.Optional(Type.String()),
  _source_exclude: Type.Optional(Type.String()),
})
const DESCRIPTION = `The product whose code was scanned, in the standard search format with one hit. A variant without a
document of its own answers with its parent's. 404 for a code that the store does not know or no longer sells.`

/** `GET /api/catalog/{index}/product/qr?sku=`: what a scanned label stands for. */
export function registerQrRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['catalogue'],
    summary: 'The product of a scanned code',
    description: DESCRIPTION,
    params: Type.Object({ index: Type.String() }),
    querystring: Query,
  }
  app.get('/api/catalog/:index/product/qr', { schema }, async (request, reply) => {
    const store = findStoreByIndex(request.params.index)
    if (store === null) throw new PlatformError(404, 'Invalid / inaccessible index name given in the URL.')
    const sku = (request.query.sku ?? '').trim()
    if (sku === '') throw new PlatformError(400, 'sku parameter is required')
    const fields = parseSourceFields(request.query._source_include, request.query._source_exclude)
    const startedAt = performance.now()
    const hit = await findScanned(db, store, { sku, fields })
    if (hit === null) throw new PlatformError(404, `The Product with the "${sku}" SKU doesn't exist.`)
    const result = { hits: [hit], total: 1, aggregations: {} }
    const took = Math.round(performance.now() - startedAt)
    reply.type('application/json; charset=utf-8')
    return reply.send(searchAnswer(result, { entity: 'product', index: store.index, isCompact: false, fields, took }))
  })
}

async function findScanned(
  db: Database,
  store: StoreDefinition,
  { sku, fields }: { sku: string; fields: SourceFields },
): Promise<SearchHit | null> {
  const { rows } = await sql<SearchHit>`
    select document_id as id, 1 as score, ${projectInDatabase(fields)}::text as source from catalogue_document
    where index_name = ${store.index} and entity = 'product' and skus && array[lower(${sku}::text)]
      and coalesce(status, 1) < 2
    order by lower(sku) = lower(${sku}) desc, document_id limit 1`.execute(db)
  return rows[0] ?? null
}
