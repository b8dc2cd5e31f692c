import { loadSources } from '../catalogue/catalogueRepository.ts'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { parseTaxRule } from './taxRate.ts'
import type { TaxRule } from './taxRate.ts'

/** Every tax rule of a store. */
export async function loadTaxRules(db: Database, store: StoreDefinition): Promise<TaxRule[]> {
  return (await loadSources(db, store, 'taxrule')).map(parseTaxRule)
}
