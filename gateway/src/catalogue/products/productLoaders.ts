import DataLoader from 'dataloader'
import { oneOf } from '../catalogueClient.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { SKUS_PER_SEARCH_MAX } from '../limits.ts'
import { searchAnyProducts, searchProducts } from './productClient.ts'
import type { ProductDocument, VariantDocument } from './productDocument.ts'
import type { SourceFields } from './sourceFields.ts'

/** Configurable product that was found by the SKU of one of its variants. */
export type FoundVariant = Readonly<{ product: ProductDocument; variant: VariantDocument }>

export type ProductLoaders = ReturnType<typeof createProductLoaders>

/** Part of the graph context that reads products by SKU. */
export type ProductScope = Readonly<{ loaders: Readonly<{ products: ProductLoaders }> }>

const CHILD_SKU = 'configurable_children.sku'
/** Fields by which a variant is found and identified. */
const CHILD_FIELDS = [CHILD_SKU, 'configurable_children.id', 'configurable_children.status']

/**
 * Loaders of products by SKU, one set per set of document fields: `own` finds the product with that SKU, `any` also a
 * disabled one, `parent` the configurable that has it as a variant. Each makes one search for all SKUs of a list; null
 * for a missing one.
 */
export function createProductLoaders(scope: PlatformScope) {
  const pairs = new Map<string, ReturnType<typeof loaderPair>>()
  return (fields: SourceFields) => {
    const pair = pairs.get(fields.key) ?? loaderPair(scope, fields)
    pairs.set(fields.key, pair)
    return pair
  }
}

function loaderPair(scope: PlatformScope, { names }: SourceFields) {
  const options = { maxBatchSize: SKUS_PER_SEARCH_MAX }
  const bySku = (search: typeof searchProducts, name: string) =>
    new DataLoader<string, ProductDocument | null>(
      async (skus) => {
        const { products } = await search(scope, { filters: [oneOf('sku', skus)], size: skus.length, fields: names })
        const found = new Map(products.map((product) => [product.sku, product]))
        return skus.map((sku) => found.get(sku) ?? null)
      },
      { ...options, name },
    )
  const isWhole = names === null || names.includes('configurable_children')
  const fields = isWhole ? names : [...new Set([...names, ...CHILD_FIELDS])].sort()
  const parent = new DataLoader<string, FoundVariant | null>(
    async (skus) => {
      const search = { filters: [oneOf(CHILD_SKU, skus)], size: SKUS_PER_SEARCH_MAX, fields }
      const { products } = await searchProducts(scope, search)
      const found = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
      const byVariant = new Map(found.map((item) => [item.variant.sku, item]))
      return skus.map((sku) => byVariant.get(sku) ?? null)
    },
    { ...options, name: 'variant' },
  )
  return { own: bySku(searchProducts, 'product'), any: bySku(searchAnyProducts, 'anyProduct'), parent }
}
