import { Type } from 'typebox'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { findStoreByIndex } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { SearchHit } from '../../search/searchRequest.ts'
import { projectInDatabase } from '../queries/projectInDatabase.ts'
import { searchAnswer } from '../queries/searchAnswer.ts'
import { parseSourceFields } from '../queries/sourceFields.ts'
import type { SourceFields } from '../queries/sourceFields.ts'

const Query = Type.Object({
  sku: Type.Optional(Type.String({ description: 'SKU on the label; case is ignored' })),
  _source_include: Type.Optional(Type.String()),
  _source_exclude: Type.Optional(Type.String()),
})
const DESCRIPTION = `Returns the product of a scanned code in the standard search format, with one hit. For a variant
without its own document, returns the parent. Returns 404 for a code that the store does not know or no longer sells.`

/** `GET /api/catalog/{index}/product/qr?sku=`: the product of a scanned label. */
export function registerQrRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['catalogue'],
    summary: 'Product of a scanned code',
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
    const result = { hits: [hit], total: 1, aggregations: {}, match: null }
    const took = Math.round(performance.now() - startedAt)
    reply.type('application/json; charset=utf-8')
    const page = { from: 0, size: 1, attributes: null }
    return reply.send(
      searchAnswer(result, { ...page, entity: 'product', index: store.index, isCompact: false, fields, took }),
    )
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
