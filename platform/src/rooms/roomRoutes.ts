import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import { fieldsOf } from '../parse/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { type StoreDefinition, requireStore, stores } from '../stores.ts'
import { ROOMS_MAX, ROOM_SLUG_MAX_LENGTH } from './limits.ts'
import type { RoomTable } from './roomTables.ts'

const tags = ['rooms']
const StoreQuery = Type.Object({
  storeCode: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
})
const Named = Type.Object({ slug: Type.String({ minLength: 1, maxLength: ROOM_SLUG_MAX_LENGTH }) })
const POINTS = `\`points\` are the products of the picture in display order, at a place in percent of its width and
height; \`child_sku\` is the variant that it shows, \`qty\` how many of it. \`alternates\` are the names of the same room in other stores.`

/** Registers the public routes of furnished rooms. */
export function registerRoomRoutes(app: App, db: Kysely<Schema>): void {
  const listed = { tags, summary: 'Furnished rooms', description: `In the order of the editors. ${POINTS}` }
  app.get('/api/ext/rooms', { schema: { ...listed, querystring: StoreQuery } }, async ({ query }) => {
    const store = requireStore(query.storeCode)
    const own = db.selectFrom('room').selectAll().where('index_name', '=', store.index)
    return success({
      items: await answersOf(db, store, await own.orderBy('position').orderBy('slug').limit(ROOMS_MAX).execute()),
    })
  })
  const one = { tags, summary: 'Furnished room by its name', description: POINTS }
  app.get(
    '/api/ext/rooms/:slug',
    { schema: { ...one, params: Named, querystring: StoreQuery } },
    async ({ params, query }) => {
      const store = requireStore(query.storeCode)
      const own = db.selectFrom('room').selectAll().where('index_name', '=', store.index)
      const [room] = await answersOf(db, store, await own.where('slug', '=', params.slug).execute())
      if (room === undefined) throw new PlatformError(404, 'There is no such room')
      return success(room)
    },
  )
}

/** Returns rooms as the answers have them, with their names in other stores. */
async function answersOf(db: Kysely<Schema>, { index }: StoreDefinition, rows: readonly Selectable<RoomTable>[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ room_id: id }) => id)
  const elsewhere = await db
    .selectFrom('room')
    .select(['index_name', 'room_id', 'slug'])
    .where('index_name', '!=', index)
    .where('room_id', 'in', ids)
    .execute()
  const byId = Map.groupBy(elsewhere, ({ room_id: id }) => id)
  return rows.map(({ room_id: id, slug, kind, content, points, updated_at: updatedAt }) => ({
    id,
    slug,
    kind,
    ...fieldsOf(content),
    points,
    updated_at: updatedAt.toISOString(),
    alternates: stores.flatMap(({ code, index: there }) => {
      const same = byId.get(id)?.find((row) => row.index_name === there)
      return same ? [{ store_code: code, slug: same.slug }] : []
    }),
  }))
}
