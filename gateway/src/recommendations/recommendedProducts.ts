import { loadShown, requireRelatedSize } from '../catalogue/products/loadShown.ts'
import type { ProductDocument } from '../catalogue/products/productDocument.ts'
import { withFields } from '../catalogue/products/withFields.ts'

/**
 * Returns the products recommended with one, in the service's order, without those that the product links to anyway;
 * null if the store has no such service.
 */
export const recommendedProducts = withFields(
  async ({ sku, links }: ProductDocument, { first }: Readonly<{ first?: number | null }>, call) => {
    const size = requireRelatedSize(first, 'recommended')
    const named = await call.context.loaders.recommendations.load(sku)
    if (named === null) return null
    const shownAnyway = new Set([sku, ...links.map((link) => link.sku)])
    const skus = named.filter((other) => !shownAnyway.has(other))
    return (await loadShown(skus, call)).slice(0, size)
  },
)
