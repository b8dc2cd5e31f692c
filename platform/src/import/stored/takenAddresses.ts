import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import { ownerKey } from '../values/safeAddress.ts'
import type { TakenAddresses } from '../values/safeAddress.ts'

/** Addresses of the products and categories that a store has: an import that adds to them gives none to another. */
export async function takenAddresses(db: Database, store: StoreDefinition): Promise<TakenAddresses> {
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['entity', 'document_id', 'url_path'])
    .where('index_name', '=', store.index)
    .where('entity', 'in', ['product', 'category'])
    .where('url_path', 'is not', null)
    .execute()
  const owned = rows.map(({ entity, document_id: id, url_path: path }) => {
    return [path ?? '', ownerKey({ entity: entity === 'category' ? 'category' : 'product', id })] as const
  })
  return new Map(owned)
}
