import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { MODERATION_HEADER, requireModerator } from '../http/requireModerator.ts'
import { requireStore } from '../stores.ts'
import { SERIES_LINE_MAX_LENGTH, SERIES_MAX, SERIES_SLUG_MAX_LENGTH, SERIES_TEXT_MAX_LENGTH } from './limits.ts'

const tags = ['series']
const PATH = '/api/ext/series'
const Slug = Type.String({ maxLength: SERIES_SLUG_MAX_LENGTH, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const Line = Type.String({ maxLength: SERIES_LINE_MAX_LENGTH })
const Page = Type.Object({
  storeCode: Type.String(),
  slug: Slug,
  value: Type.String({ minLength: 1, maxLength: SERIES_SLUG_MAX_LENGTH, pattern: '^\\S+$' }),
  title: Type.String({ maxLength: SERIES_LINE_MAX_LENGTH, pattern: '\\S' }),
  summary: Type.Optional(Line),
  text: Type.Optional(Type.String({ maxLength: SERIES_TEXT_MAX_LENGTH })),
  image: Type.Optional(Type.String({ maxLength: SERIES_LINE_MAX_LENGTH, pattern: '^/[^\\s]*$' })),
  image_alt: Type.Optional(Line),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: SERIES_MAX })),
})
const Named = Type.Object({ storeCode: Type.String(), slug: Slug })
const KEY = `Requires the moderation key in \`${MODERATION_HEADER}\`.`
const PUT = `Creates the page of a series, or replaces the one of this name. 409: another page has the series. ${KEY}`

/** Registers the routes by which editors keep the pages of series. */
export function registerSeriesEditingRoutes(app: App, db: Kysely<Schema>, key: string): void {
  const put = { tags, summary: 'Keep the page of a series', description: PUT, body: Page }
  app.put(PATH, { schema: put }, async (request) => {
    requireModerator(request, key)
    const { storeCode, slug, value, position = 0, ...content } = request.body
    const { index } = requireStore(storeCode)
    const change = {
      value,
      content: JSON.stringify(content),
      position,
      updated_at: new Date(),
      is_seeded: false,
    }
    await db.transaction().execute(async (transaction) => {
      const other = await transaction
        .selectFrom('series')
        .select('slug')
        .where('index_name', '=', index)
        .where('value', '=', value)
        .where('slug', '!=', slug)
        .executeTakeFirst()
      if (other) throw new PlatformError(409, `The series has a page: ${other.slug}`)
      await transaction
        .insertInto('series')
        .values({ index_name: index, slug, ...change })
        .onConflict((conflict) => conflict.columns(['index_name', 'slug']).doUpdateSet(change))
        .execute()
    })
    return success({ slug })
  })
  const remove = { tags, summary: 'Remove the page of a series', description: KEY, querystring: Named }
  app.delete(PATH, { schema: remove }, async (request) => {
    requireModerator(request, key)
    const { storeCode, slug } = request.query
    const { numDeletedRows } = await db
      .deleteFrom('series')
      .where('index_name', '=', requireStore(storeCode).index)
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new PlatformError(404, 'There is no such page')
    return success(true)
  })
}
