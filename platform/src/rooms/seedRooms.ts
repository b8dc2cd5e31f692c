import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import type { SeedRoom } from './room.ts'

/** Replaces the furnished rooms that a seed wrote. Those that editors changed stay, and keep their names. */
export async function seedRooms(db: Database, store: StoreDefinition, rooms: Iterable<SeedRoom>): Promise<void> {
  await clearSeededRooms(db, store)
  const rows = [...rooms].map(({ id, slug, kind, content, points, updatedAt }, at) => ({
    index_name: store.index,
    slug,
    room_id: id,
    kind,
    content: JSON.stringify(content),
    points: JSON.stringify(points),
    position: at + 1,
    updated_at: updatedAt,
    is_seeded: true,
  }))
  if (rows.length === 0) return
  await db
    .insertInto('room')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the furnished rooms of a store that a seed wrote. */
export async function clearSeededRooms(db: Database, { index }: StoreDefinition): Promise<void> {
  await db.deleteFrom('room').where('index_name', '=', index).where('is_seeded', '=', true).execute()
}
