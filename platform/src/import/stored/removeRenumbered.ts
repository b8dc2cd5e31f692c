import { markCleared } from '../../catalogue/catalogueVersion.ts'
import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'

/**
 * Removes the products that a store has under other ids: carts, stock and prices know a product by its SKU, of which a
 * store has one.
 * @returns their SKUs.
 */
export async function removeRenumbered(
  db: Database,
  store: StoreDefinition,
  products: readonly Readonly<{ id: number; sku: string }>[],
): Promise<readonly string[]> {
  const removed = await db
    .deleteFrom('catalogue_document')
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where(
      'sku',
      'in',
      products.map(({ sku }) => sku),
    )
    .where(
      'document_id',
      'not in',
      products.map(({ id }) => id),
    )
    .returning('sku')
    .execute()
  if (removed.length > 0) await markCleared(db, store.index)
  return removed.flatMap(({ sku }) => sku ?? [])
}
