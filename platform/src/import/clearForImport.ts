import { markCleared } from '../catalogue/catalogueVersion.ts'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import type { ExportFacts } from './exportFacts.ts'

/** What goes with the old assortment, whether the export brings its own or not. */
const ALWAYS_REPLACED = ['product', 'category', 'attribute', 'review']

/**
 * Empties one store for what comes. Pages and blocks go only if the export has some, tax rules only if the export's
 * know the store's country: a shop without them would break laws.
 */
export async function clearForImport(db: Database, store: StoreDefinition, facts: ExportFacts): Promise<void> {
  const pages = ['cms_page', 'cms_block'].filter((entity) => facts.entities.has(entity))
  const taxRules = facts.taxedCountries.has(store.country) ? ['taxrule'] : []
  await db
    .deleteFrom('catalogue_document')
    .where('index_name', '=', store.index)
    .where('entity', 'in', [...ALWAYS_REPLACED, ...pages, ...taxRules])
    .execute()
  await markCleared(db, store.index)
}
