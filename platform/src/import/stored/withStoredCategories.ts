import type { Database } from '../../database/schema.ts'
import { fieldsOf } from '../../parse/fields.ts'
import type { StoreDefinition } from '../../stores.ts'
import { ROOT_ID, storeRoot } from '../categoryDocuments.ts'
import type { ExportFacts } from '../exportFacts.ts'

/**
 * Adds the categories of the store to those of an export that does not replace them: without them the tree would be that
 * of the export alone. A record of the export takes precedence, its products' mere names do not.
 */
export async function withStoredCategories(
  db: Database,
  store: StoreDefinition,
  facts: ExportFacts,
): Promise<ExportFacts> {
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['document_id', 'source'])
    .where('index_name', '=', store.index)
    .where('entity', '=', 'category')
    .orderBy('document_id')
    .execute()
  const isReplaced = (id: number) =>
    (facts.categories.has(id) && !facts.namedCategories.has(id)) || (id === ROOT_ID && storeRoot(facts) !== null)
  const kept = rows
    .filter(({ document_id: id }) => !isReplaced(id))
    .map(({ document_id: id, source }) => [id, { ...fieldsOf(source), children_data: [] }] as const)
  return {
    ...facts,
    categories: new Map([...facts.categories, ...kept]),
    keptCategories: new Set(kept.map(([id]) => id)),
  }
}
