import { loadProducts, loadProductsAndParents } from '../../catalogue/catalogueRepository.ts'
import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { LineCatalogue } from './resolvedLine.ts'

/**
 * Loads every document that lines with these skus can refer to: themselves, their parents, the parts of bundles. Each is
 * read once, by one query, and parts that are no lines themselves by a second one.
 */
export async function loadLineCatalogue(
  db: Database,
  store: StoreDefinition,
  skus: readonly string[],
): Promise<LineCatalogue> {
  const wanted = new Set(skus)
  const found = await loadProductsAndParents(db, store, [...wanted])
  const own = found.filter(({ sku }) => wanted.has(sku))
  const known = new Set(own.map(({ sku }) => sku))
  const parts = own.flatMap((product) =>
    product.bundleOptions.flatMap((option) => option.selections.map((selection) => selection.sku)),
  )
  const others = await loadProducts(
    db,
    store,
    parts.filter((sku) => !known.has(sku)),
  )
  const parents = found.filter(({ kind }) => kind === 'configurable')
  return {
    products: new Map([
      ...parents.map((parent) => [parent.sku, parent] as const),
      ...others,
      ...own.map((product) => [product.sku, product] as const),
    ]),
    parents: new Map(parents.flatMap((parent) => parent.children.map(({ product }) => [product.sku, parent] as const))),
    store,
    now: new Date(),
    tierGroup: null,
  }
}
