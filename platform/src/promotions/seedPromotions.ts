import type { Database } from '../database/schema.ts'
import type { SeedSource } from '../database/seedSource.ts'
import { type StoreDefinition, stores } from '../stores.ts'

const DAY_LENGTH = 'yyyy-mm-dd'.length

/**
 * Writes the seed's promotions and landing pages to stores with a seeded catalogue, once a day: promotions run around
 * the day of the seed, and a shop that starts later would have none. Those of the shop's own stay, and keep their names.
 */
export async function seedPromotions(db: Database, seed: SeedSource, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, DAY_LENGTH)
  const seeded = await db.selectFrom('catalogue_origin').select('index_name').where('origin', '=', 'seed').execute()
  for (const store of stores) {
    if (!seeded.some(({ index_name: index }) => index === store.index)) continue
    if (await isOfToday(db, store, today)) continue
    await clearSeeded(db, store)
    await storeSeeded(db, store, { seed, today })
  }
}

/** Deletes the promotions and landing pages of a store that a seed wrote. */
export async function clearSeeded(db: Database, { index }: StoreDefinition): Promise<void> {
  for (const table of ['promotion', 'landing'] as const) {
    await db.deleteFrom(table).where('index_name', '=', index).where('seeded_on', 'is not', null).execute()
  }
}

async function isOfToday(db: Database, { index }: StoreDefinition, today: string): Promise<boolean> {
  const found = await db
    .selectFrom('promotion')
    .select('slug')
    .where('index_name', '=', index)
    .where('seeded_on', '=', today)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function storeSeeded(
  db: Database,
  store: StoreDefinition,
  { seed, today }: Readonly<{ seed: SeedSource; today: string }>,
): Promise<void> {
  const promotions = [...seed.promotions(store)].map(({ id, slug, department, startsAt, endsAt, content }, at) => ({
    index_name: store.index,
    slug,
    promotion_id: id,
    department,
    starts_at: startsAt,
    ends_at: endsAt,
    content: JSON.stringify(content),
    position: at + 1,
    seeded_on: today,
  }))
  const landings = [...seed.landings(store)].map(({ slug, content, updatedAt }) => ({
    index_name: store.index,
    slug,
    content: JSON.stringify(content),
    updated_at: updatedAt,
    seeded_on: today,
  }))
  if (promotions.length > 0)
    await db
      .insertInto('promotion')
      .values(promotions)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (landings.length > 0)
    await db
      .insertInto('landing')
      .values(landings)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
