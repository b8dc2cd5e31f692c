import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { gatherStatistics } from '../catalogue/gatherStatistics.ts'
import { clearPrices, storePrices } from '../catalogue/priceHistory/priceHistory.ts'
import { seedBlog } from '../blog/seedBlog.ts'
import { clearStore, storeDocuments } from '../catalogue/storeDocuments.ts'
import { seedQuestions } from '../questions/seedQuestions.ts'
import { seedRooms } from '../rooms/seedRooms.ts'
import { seedSeries } from '../series/seedSeries.ts'
import { publishApprovedReviews } from '../reviews/publishReviews.ts'
import { storeRedirects } from '../routing/redirectRepository.ts'
import { seedBranchStock } from '../stock/branchStock.ts'
import { refreshStockFlags, storeStock } from '../stock/stockRepository.ts'
import { stores } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import type { Database, Schema } from './schema.ts'
import type { SeedPicture, SeedSource } from './seedSource.ts'
import { seedPromotions } from '../promotions/seedPromotions.ts'
import { seedCoupons } from '../coupons/seedCoupons.ts'
import { seedSynonyms } from '../search/seedSynonyms.ts'

const SEED_LOCK = 7_410_001
const PICTURE_BATCH_SIZE = 1_000

/**
 * Fills the database from the seed: stores that are empty, and seeded stores whose seed has changed since. Imported
 * stores, stock that is known, carts and orders stay as they are. One process seeds, others wait for it.
 */
export async function seedDatabase(
  db: Kysely<Schema>,
  seed: SeedSource,
  log: (message: string) => void,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(transaction)
    const stale = await staleStores(transaction, seed.key)
    if (stale.length > 0) await seedStores(transaction, { seed, stale, log })
    await seedPromotions(transaction, seed)
  })
}

type Seeding = Readonly<{ seed: SeedSource; stale: readonly StoreDefinition[]; log: (message: string) => void }>

async function seedStores(transaction: Database, { seed, stale, log }: Seeding): Promise<void> {
  for (const store of stale) {
    const startedAt = performance.now()
    await clearStore(transaction, store)
    await clearPrices(transaction, store.index)
    await storePrices(transaction, store.index, [...seed.prices(store)])
    const written = await storeDocuments(transaction, store, seed.catalogue(store))
    await storeRedirects(transaction, store, seed.redirects(store))
    await publishApprovedReviews(transaction, store)
    await seedQuestions(transaction, store, seed.questions(store))
    await seedSeries(transaction, store, seed.series(store))
    await seedRooms(transaction, store, seed.rooms(store))
    await recordOrigin(transaction, store, { origin: 'seed', key: seed.key })
    log(`seeded ${store.code}: ${written} documents in ${Math.round(performance.now() - startedAt)} ms`)
  }
  const entries = [...seed.stock()].map((entry) => ({
    sku: entry.sku,
    product_id: entry.productId,
    qty: entry.qty,
    is_in_stock: entry.isInStock,
    manage_stock: entry.manageStock,
  }))
  await storeStock(transaction, entries, 'renumbered')
  await seedBranchStock(transaction, seed.branches())
  await gatherStatistics(transaction)
  for (const store of stale) await refreshStockFlags(transaction, store.index)
  log(`seeded pictures: ${await storePictures(transaction, seed.pictures())}`)
  await seedCoupons(transaction)
  await seedBlog(transaction, seed.blog())
  await seedSynonyms(transaction, seed.synonyms())
}

async function staleStores(db: Database, key: string): Promise<StoreDefinition[]> {
  const origins = await db.selectFrom('catalogue_origin').select(['index_name', 'origin', 'seed_key']).execute()
  const isFresh = (store: StoreDefinition) =>
    origins.some(
      (origin) => origin.index_name === store.index && (origin.origin === 'import' || origin.seed_key === key),
    )
  return stores.filter((store) => !isFresh(store))
}

/** Notes where a store's catalogue came from, so that a start does not seed over an import. */
export async function recordOrigin(
  db: Database,
  store: StoreDefinition,
  { origin, key }: { origin: 'seed' | 'import'; key: string },
): Promise<void> {
  await db
    .insertInto('catalogue_origin')
    .values({ index_name: store.index, origin, seed_key: key })
    .onConflict((conflict) =>
      conflict.column('index_name').doUpdateSet({ origin, seed_key: key, stored_at: new Date() }),
    )
    .execute()
}

async function storePictures(db: Database, pictures: Iterable<SeedPicture>): Promise<number> {
  const rows = [...new Map([...pictures].map((picture) => [picture.path, picture])).values()]
  for (let start = 0; start < rows.length; start += PICTURE_BATCH_SIZE) {
    await sql`
      insert into picture (path, spec, view)
      select path, spec, view from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + PICTURE_BATCH_SIZE))}::jsonb)
        as row (path text, spec jsonb, view text)
      on conflict (path) do update set spec = excluded.spec, view = excluded.view`.execute(db)
  }
  return rows.length
}
