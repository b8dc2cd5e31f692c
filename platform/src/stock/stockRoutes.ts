import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireSkus } from '../http/requireSkus.ts'
import { STOCK_LIST_MAX_SKUS } from '../limits.ts'
import { stockItem } from './stockItem.ts'
import { loadStock } from './stockRepository.ts'

/** Live stock: one sku, or a list of a few. A list leaves unknown skus out. */
export function registerStockRoutes(app: App, db: Kysely<Schema>): void {
  const check = async (sku: string | undefined) => {
    if (!sku) throw new PlatformError(400, 'sku parameter is required')
    const row = (await loadStock(db, [sku])).get(sku)
    if (row === undefined) throw new PlatformError(404, `The Product with the "${sku}" SKU doesn't exist.`)
    return success(stockItem(row))
  }
  const tags = ['stock']
  app.get(
    '/api/stock/check',
    { schema: { tags, summary: 'Stock of one sku', querystring: Type.Object({ sku: Type.Optional(Type.String()) }) } },
    (request) => check(request.query.sku),
  )
  app.get(
    '/api/stock/check/:sku',
    { schema: { tags, summary: 'Stock of one sku', params: Type.Object({ sku: Type.String() }) } },
    (request) => check(request.params.sku),
  )
  const listQuery = Type.Object({ skus: Type.Optional(Type.String({ description: 'comma-separated' })) })
  app.get(
    '/api/stock/list',
    { schema: { tags, summary: 'Stock of a few skus', querystring: listQuery } },
    async (request) => {
      const skus = requireSkus(request.query.skus, STOCK_LIST_MAX_SKUS)
      const rows = await loadStock(db, skus)
      return success(skus.flatMap((sku) => rows.get(sku) ?? []).map(stockItem))
    },
  )
}
