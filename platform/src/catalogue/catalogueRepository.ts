import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { parseProduct } from './product.ts'
import type { Product } from './product.ts'

/** Product documents of a store by sku. */
export async function loadProducts(
  db: Database,
  store: StoreDefinition,
  skus: Iterable<string>,
): Promise<Map<string, Product>> {
  const wanted = [...new Set(skus)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['source'])
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where('sku', 'in', wanted)
    .execute()
  const products = rows.flatMap((row) => parseProduct(row.source, store.country) ?? [])
  return new Map(products.map((product) => [product.sku, product]))
}

/** Product documents of a store whose own sku, or that of a child, is one of these; by document id. */
export async function loadProductsAndParents(
  db: Database,
  store: StoreDefinition,
  skus: readonly string[],
): Promise<Product[]> {
  if (skus.length === 0) return []
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['source'])
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where(sql<boolean>`skus && ${skus.map((sku) => sku.toLowerCase())}::text[]`)
    .orderBy('document_id')
    .execute()
  return rows.flatMap((row) => parseProduct(row.source, store.country) ?? [])
}

/** All documents of one kind of a store, by id: for the few kinds that are short lists (tax rules). */
export async function loadSources(db: Database, store: StoreDefinition, entity: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['source'])
    .where('index_name', '=', store.index)
    .where('entity', '=', entity)
    .orderBy('document_id')
    .execute()
  return rows.map((row) => row.source)
}
