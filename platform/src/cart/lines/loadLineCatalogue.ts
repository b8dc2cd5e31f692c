import { loadParents, loadProducts } from '../../catalogue/catalogueRepository.ts'
import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { LineCatalogue } from './resolvedLine.ts'

/** Loads every document that lines with these skus can refer to: themselves, their parents, the parts of bundles. */
export async function loadLineCatalogue(
  db: Database,
  store: StoreDefinition,
  skus: readonly string[],
): Promise<LineCatalogue> {
  const own = await loadProducts(db, store, skus)
  const parts = [...own.values()].flatMap((product) =>
    product.bundleOptions.flatMap((option) => option.selections.map((selection) => selection.sku)),
  )
  const partProducts = await loadProducts(db, store, parts)
  const parents = await loadParents(db, store, skus)
  const bySku = parents.flatMap((parent) => parent.children.map((child) => [child.product.sku, parent] as const))
  return {
    products: new Map([...parents.map((parent) => [parent.sku, parent] as const), ...partProducts, ...own]),
    parents: new Map(bySku),
    store,
    now: new Date(),
    tierGroup: null,
  }
}
