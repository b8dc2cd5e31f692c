import { oneOf, searchCatalogue } from '../catalogueClient.ts'
import type { AppliedFilter, CatalogueAnswer, CatalogueSearch } from '../catalogueSearch.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { onceOf } from '../../graph/onceOf.ts'
import { decodeProduct } from './decodeProduct.ts'
import type { ProductDocument } from './productDocument.ts'

/** Filter of enabled products; a higher status is disabled. */
export const ENABLED: AppliedFilter = oneOf('status', [0, 1])

export type ProductSearch = Omit<CatalogueSearch, 'entity'>

type Sources = CatalogueAnswer['sources']

/** Decoders by store. Each decodes the documents of a cached reply once. */
const decoders = new Map<string, (sources: Sources) => readonly ProductDocument[]>()

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
  return { products: decodeAll(sources, scope.store.code), total, aggregations, match }
}

function decodeAll(sources: Sources, storeCode: string): readonly ProductDocument[] {
  const known = decoders.get(storeCode)
  if (known) return known(sources)
  const decode = onceOf((all: Sources) => all.flatMap((source) => decodeProduct(source, storeCode) ?? []))
  decoders.set(storeCode, decode)
  return decode(sources)
}
