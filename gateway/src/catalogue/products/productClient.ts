import { oneOf, searchCatalogue } from '../catalogueClient.ts'
import type { AppliedFilter, CatalogueAnswer, CatalogueSearch } from '../catalogueSearch.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { onceOf } from '../../graph/onceOf.ts'
import { decodeProduct } from './decodeProduct.ts'
import type { ProductDocument } from './productDocument.ts'

/** Filter of enabled products; a higher status is disabled. */
export const ENABLED: AppliedFilter = oneOf('status', [0, 1])

export type ProductSearch = Omit<CatalogueSearch, 'entity'>

/** Decoders per store, each of which decodes a cached object once: two stores may share one document. */
const decoders = new Map<string, (source: object) => ProductDocument | null>()

export type ProductAnswer = Pick<CatalogueAnswer, 'total' | 'aggregations' | 'match'> &
  Readonly<{ products: readonly ProductDocument[] }>

/** Searches enabled products, with their total. */
export function searchProducts(scope: PlatformScope, search: ProductSearch): Promise<ProductAnswer> {
  return searchAnyProducts(scope, { ...search, filters: [ENABLED, ...search.filters] })
}

/**
 * Searches products including disabled ones, for callers that must distinguish a disabled product from an unknown one.
 */
export async function searchAnyProducts(scope: PlatformScope, search: ProductSearch): Promise<ProductAnswer> {
  const request: CatalogueSearch = { ...search, entity: 'product' }
  const { sources, total, aggregations, match } = await searchCatalogue(scope, request)
  const products = sources.flatMap((source) => decodeOnce(source, scope.store.code) ?? [])
  return { products, total, aggregations, match }
}

/** Decodes a product document from a list or from the URL map; null if it is none. */
export function decodeOnce(source: unknown, storeCode: string): ProductDocument | null {
  if (typeof source !== 'object' || source === null) return null
  const decode = decoders.get(storeCode) ?? onceOf((document: object) => decodeProduct(document, storeCode))
  decoders.set(storeCode, decode)
  return decode(source)
}
