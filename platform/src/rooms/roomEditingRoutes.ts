import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { MODERATION_HEADER, requireModerator } from '../http/requireModerator.ts'
import { requireStore } from '../stores.ts'
import {
  ROOMS_MAX,
  ROOM_ID_MAX,
  ROOM_LINE_MAX_LENGTH,
  ROOM_POINTS_MAX,
  ROOM_SKU_MAX_LENGTH,
  ROOM_SLUG_MAX_LENGTH,
  ROOM_TEXT_MAX_LENGTH,
  ROOM_UNITS_MAX,
} from './limits.ts'

const tags = ['rooms']
const PATH = '/api/ext/rooms'
const Slug = Type.String({ maxLength: ROOM_SLUG_MAX_LENGTH, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const Line = Type.String({ maxLength: ROOM_LINE_MAX_LENGTH })
const Words = Type.String({ maxLength: ROOM_LINE_MAX_LENGTH, pattern: '\\S' })
const Sku = Type.String({ minLength: 1, maxLength: ROOM_SKU_MAX_LENGTH })
const Percent = Type.Number({ minimum: 0, maximum: 100 })
const Point = Type.Object({
  sku: Sku,
  child_sku: Type.Optional(Type.Union([Sku, Type.Null()])),
  qty: Type.Optional(Type.Integer({ minimum: 1, maximum: ROOM_UNITS_MAX })),
  x: Percent,
  y: Percent,
})
const Room = Type.Object({
  storeCode: Type.String(),
  id: Type.Integer({ minimum: 1, maximum: ROOM_ID_MAX }),
  slug: Slug,
  kind: Type.String({ maxLength: ROOM_SLUG_MAX_LENGTH, pattern: '^[a-z][a-zA-Z0-9-]*$' }),
  kind_name: Words,
  title: Words,
  summary: Type.Optional(Line),
  text: Type.Optional(Type.String({ maxLength: ROOM_TEXT_MAX_LENGTH })),
  image: Type.String({ maxLength: ROOM_LINE_MAX_LENGTH, pattern: '^/[^\\s]*$' }),
  image_alt: Words,
  points: Type.Array(Point, { minItems: 1, maxItems: ROOM_POINTS_MAX }),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: ROOMS_MAX })),
})
const Named = Type.Object({ storeCode: Type.String(), slug: Slug })
const KEY = `Requires the moderation key in \`${MODERATION_HEADER}\`.`
const PUT = `Creates a furnished room, or replaces the one of this name. \`id\` is the same in all stores that have the
room. 409: another room has the number. ${KEY}`

/** Registers the routes by which editors keep furnished rooms. */
export function registerRoomEditingRoutes(app: App, db: Kysely<Schema>, key: string): void {
  const put = { tags, summary: 'Keep a furnished room', description: PUT, body: Room }
  app.put(PATH, { schema: put }, async (request) => {
    requireModerator(request, key)
    const { storeCode, id, slug, kind, points, position = 0, ...content } = request.body
    const { index } = requireStore(storeCode)
    const change = {
      room_id: id,
      kind,
      content: JSON.stringify(content),
      points: JSON.stringify(points.map((point) => ({ child_sku: null, qty: 1, ...point }))),
      position,
      updated_at: new Date(),
      is_seeded: false,
    }
    await db.transaction().execute(async (transaction) => {
      const other = await transaction
        .selectFrom('room')
        .select('slug')
        .where('index_name', '=', index)
        .where('room_id', '=', id)
        .where('slug', '!=', slug)
        .executeTakeFirst()
      if (other) throw new PlatformError(409, `The number is that of ${other.slug}`)
      await transaction
        .insertInto('room')
        .values({ index_name: index, slug, ...change })
        .onConflict((conflict) => conflict.columns(['index_name', 'slug']).doUpdateSet(change))
        .execute()
    })
    return success({ slug })
  })
  const remove = { tags, summary: 'Remove a furnished room', description: KEY, querystring: Named }
  app.delete(PATH, { schema: remove }, async (request) => {
    requireModerator(request, key)
    const { storeCode, slug } = request.query
    const { numDeletedRows } = await db
      .deleteFrom('room')
      .where('index_name', '=', requireStore(storeCode).index)
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new PlatformError(404, 'There is no such room')
    return success(true)
  })
}
