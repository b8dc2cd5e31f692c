import { markCleared } from '../catalogue/catalogueVersion.ts'
import type { Database } from '../database/schema.ts'
import { clearSeeded } from '../promotions/seedPromotions.ts'
import { clearSeededRooms } from '../rooms/seedRooms.ts'
import { clearSeededSeries } from '../series/seedSeries.ts'
import type { StoreDefinition } from '../stores.ts'
import type { ExportFacts } from './exportFacts.ts'

/** Kinds of documents that every import deletes, even if the export has none of them. */
const ALWAYS_REPLACED = ['product', 'category', 'attribute', 'review']

/**
 * Deletes one store's documents before an import. Pages and blocks go only if the export has some, tax rules only if
 * the export has rules for the store's country: a shop without them would break the law. Promotions, landing pages,
 * series and rooms of the seed go, since they list its goods.
 */
export async function clearForImport(db: Database, store: StoreDefinition, facts: ExportFacts): Promise<void> {
  const pages = ['cms_page', 'cms_block'].filter((entity) => facts.entities.has(entity))
  const taxRules = facts.taxedCountries.has(store.country) ? ['taxrule'] : []
  await db
    .deleteFrom('catalogue_document')
    .where('index_name', '=', store.index)
    .where('entity', 'in', [...ALWAYS_REPLACED, ...pages, ...taxRules])
    .execute()
  await clearSeeded(db, store)
  await clearSeededSeries(db, store)
  await clearSeededRooms(db, store)
  await markCleared(db, store.index)
}
