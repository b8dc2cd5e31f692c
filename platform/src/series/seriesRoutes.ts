import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import { fieldsOf } from '../parse/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { requireStore, stores } from '../stores.ts'
import { SERIES_MAX } from './limits.ts'

const tags = ['series']
const StoreQuery = Type.Object({
  storeCode: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
})
const LISTED = `All pages of series of a store, in the order of the editors. \`value\` is the option of the attribute
\`series\`; \`alternates\` are the pages of the same series in other stores.`

/** Registers the public route of the pages of series. */
export function registerSeriesRoutes(app: App, db: Kysely<Schema>): void {
  const schema = { tags, summary: 'Pages of series', description: LISTED, querystring: StoreQuery }
  app.get('/api/ext/series', { schema }, async ({ query }) => {
    const { index } = requireStore(query.storeCode)
    const own = db.selectFrom('series').where('index_name', '=', index)
    const rows = await own.selectAll().orderBy('position').orderBy('slug').limit(SERIES_MAX).execute()
    const elsewhere = await db
      .selectFrom('series')
      .select(['index_name', 'value', 'slug'])
      .where('index_name', '!=', index)
      .where('value', 'in', own.select('value'))
      .execute()
    const byValue = Map.groupBy(elsewhere, ({ value }) => value)
    const items = rows.map(({ slug, value, content, updated_at: updatedAt }) => ({
      slug,
      value,
      ...fieldsOf(content),
      updated_at: updatedAt.toISOString(),
      alternates: stores.flatMap(({ code, index: there }) => {
        const same = byValue.get(value)?.find((row) => row.index_name === there)
        return same ? [{ store_code: code, slug: same.slug }] : []
      }),
    }))
    return success({ items })
  })
}
