import { loadShown, requireRelatedSize } from '../catalogue/loadShown.ts'
import type { ProductDocument } from '../catalogue/productDocument.ts'
import { withFields } from '../graph/withFields.ts'

/** Products that the recommendation service names with one, as it orders them; null where the store has no such service. */
export const recommendedProducts = withFields(
  async ({ sku }: ProductDocument, { first }: Readonly<{ first?: number | null }>, call) => {
    const size = requireRelatedSize(first, 'recommended')
    const skus = await call.context.loaders.recommendations.load(sku)
    return skus && (await loadShown(skus, call)).filter((product) => product.sku !== sku).slice(0, size)
  },
)
