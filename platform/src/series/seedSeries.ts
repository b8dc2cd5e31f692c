import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import type { SeedSeries } from './series.ts'

/** Replaces the pages of series that a seed wrote. Those that editors changed stay, and keep their names. */
export async function seedSeries(db: Database, store: StoreDefinition, series: Iterable<SeedSeries>): Promise<void> {
  await clearSeededSeries(db, store)
  const rows = [...series].map(({ slug, value, content, updatedAt }, at) => ({
    index_name: store.index,
    slug,
    value,
    content: JSON.stringify(content),
    position: at + 1,
    updated_at: updatedAt,
    is_seeded: true,
  }))
  if (rows.length === 0) return
  await db
    .insertInto('series')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the pages of series of a store that a seed wrote. */
export async function clearSeededSeries(db: Database, { index }: StoreDefinition): Promise<void> {
  await db.deleteFrom('series').where('index_name', '=', index).where('is_seeded', '=', true).execute()
}
