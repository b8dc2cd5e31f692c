import type { AppliedFilter, CatalogueAnswer, CatalogueSearch, PlatformScope } from './catalogueClient.ts'
import { oneOf, searchCatalogue } from './catalogueClient.ts'
import { onceOf } from '../graph/memo.ts'
import { decodeProduct } from './decodeProduct.ts'
import type { ProductDocument } from './productDocument.ts'

/** Products that may be shown at all; a higher status is disabled. */
export const ENABLED: AppliedFilter = oneOf('status', [0, 1])

export type ProductSearch = Omit<CatalogueSearch, 'entity'>

/** Replies hold the same objects again and again: each is decoded once. By store: two stores may show one document. */
const decoders = new Map<string, (source: object) => ProductDocument | null>()

export type ProductAnswer = Pick<CatalogueAnswer, 'total' | 'aggregations'> &
  Readonly<{ products: readonly ProductDocument[] }>

/** Enabled products that meet the filters, and how many there are in all. */
export function searchProducts(scope: PlatformScope, search: ProductSearch): Promise<ProductAnswer> {
  return searchAnyProducts(scope, { ...search, filters: [ENABLED, ...search.filters] })
}

/** Products that meet the filters, disabled ones too: for whoever has to tell what is disabled from what never was. */
export async function searchAnyProducts(scope: PlatformScope, search: ProductSearch): Promise<ProductAnswer> {
  const request: CatalogueSearch = { ...search, entity: 'product' }
  const { sources, total, aggregations } = await searchCatalogue(scope, request)
  const products = sources.flatMap((source) => decodeOnce(source, scope.store.code) ?? [])
  return { products, total, aggregations }
}

/** A product document, of a list or from elsewhere, such as the URL map; null when it is none. */
export function decodeOnce(source: unknown, storeCode: string): ProductDocument | null {
  if (typeof source !== 'object' || source === null) return null
  const decode = decoders.get(storeCode) ?? onceOf((document: object) => decodeProduct(document, storeCode))
  decoders.set(storeCode, decode)
  return decode(source)
}
