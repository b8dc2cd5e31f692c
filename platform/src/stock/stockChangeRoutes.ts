import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { stockItem } from './stockItem.ts'
import { setStock } from './stockRepository.ts'

const Params = Type.Object({ sku: Type.String() })
const Body = Type.Object({ qty: Type.Integer({ minimum: 0, maximum: 1_000_000 }) })
const DESCRIPTION =
  'Not in production: the public contract has no such call. Sends the stock alerts of a SKU that is back in stock.'

/** `PUT /api/stock/{sku}`, for developers: sets the stock of a sku, as a delivery to the warehouse would. */
export function registerStockChangeRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['stock'],
    summary: 'Set the stock of a SKU',
    description: DESCRIPTION,
    params: Params,
    body: Body,
  }
  app.put('/api/stock/:sku', { schema }, async (request) => {
    const { sku } = request.params
    const row = await db.transaction().execute((transaction) => setStock(transaction, sku, request.body.qty))
    if (row === null) throw new PlatformError(404, `The Product with the "${sku}" SKU doesn't exist.`)
    return success(stockItem(row))
  })
}
