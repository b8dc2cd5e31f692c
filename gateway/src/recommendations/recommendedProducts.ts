import { loadShown, requireRelatedSize } from '../catalogue/loadShown.ts'
import type { ProductDocument } from '../catalogue/productDocument.ts'
import { withFields } from '../graph/withFields.ts'

/**
 * Products that the recommendation service names with one, as it orders them, without those that it is linked to anyway;
 * null where the store has no such service.
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
