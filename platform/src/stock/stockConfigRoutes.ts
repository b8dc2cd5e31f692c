import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { type StoreDefinition, requireStore } from '../stores.ts'
import { LOW_STOCK_THRESHOLD, LOW_STOCK_THRESHOLD_MAX } from './limits.ts'

const tags = ['stock']
const url = '/api/ext/config_stock'
const querystring = Type.Object({
  store: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
})
const Body = Type.Object({ threshold: Type.Integer({ minimum: 0, maximum: LOW_STOCK_THRESHOLD_MAX }) })
const DESCRIPTION = `A product with fewer units than \`result.threshold\` is low in stock, and the shop displays the
number of units left. The table \`stock_setting\` holds the threshold of a store; the default is
${LOW_STOCK_THRESHOLD}.`
const CHANGE_DESCRIPTION =
  'Not in production, where a merchant writes the row of `stock_setting`. With 0, no product is low in stock.'

/** Returns the low-stock threshold of a store. */
export function registerStockConfigRoutes(app: App, db: Kysely<Schema>): void {
  const schema = { tags, summary: 'Low-stock threshold', description: DESCRIPTION, querystring }
  app.get(url, { schema }, async (request) => {
    const store = requireStore(request.query.store)
    return success({ threshold: (await findThreshold(db, store)) ?? LOW_STOCK_THRESHOLD })
  })
}

/** `PUT /api/ext/config_stock`, for developers: sets it for a store. */
export function registerStockConfigChanges(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags,
    summary: 'Set the low-stock threshold',
    description: CHANGE_DESCRIPTION,
    querystring,
    body: Body,
  }
  app.put(url, { schema }, async (request) => {
    const { code } = requireStore(request.query.store)
    const { threshold } = request.body
    await db
      .insertInto('stock_setting')
      .values({ store_code: code, low_stock_threshold: threshold })
      .onConflict((conflict) => conflict.column('store_code').doUpdateSet({ low_stock_threshold: threshold }))
      .execute()
    return success({ threshold })
  })
}

async function findThreshold(db: Database, { code }: StoreDefinition): Promise<number | null> {
  const row = await db
    .selectFrom('stock_setting')
    .select('low_stock_threshold')
    .where('store_code', '=', code)
    .executeTakeFirst()
  return row?.low_stock_threshold ?? null
}
