import type { AppliedFilter } from '../catalogue/catalogueSearch.ts'
import { constantSearch } from '../catalogue/catalogueClient.ts'
import { SLOW_DATA_CACHE_MS } from '../catalogue/limits.ts'
import { ENABLED } from '../catalogue/products/productClient.ts'
import type { GraphContext } from '../app/context.ts'
import { listedProducts } from '../search/listedProducts.ts'
import { isUpstreamError } from '../errors/isUpstreamError.ts'
import { settingsOf } from './storeSettings.ts'

const REDUCED: AppliedFilter = { attribute: 'discount', value: { gte: 1 }, scope: 'catalog' }
const OFFERS = 'discount=1-*&sort=discount'

// The layout of every page asks: a reply that is held for a minute answers nearly all of them.
const countOffers = [true, false].map((listsOutOfStock) =>
  constantSearch({
    entity: 'product',
    filters: [ENABLED, ...listedProducts({ listsOutOfStock }), REDUCED],
    size: 1,
    fields: ['sku'],
    cacheMs: SLOW_DATA_CACHE_MS,
  }),
)

/** Path of the list of everything that a store has on offer; null where nothing is, and while the platform does not say. */
export async function offersLink(context: GraphContext): Promise<string | null> {
  const { env, store, loaders } = context
  const { listsOutOfStock } = settingsOf(env.STORE_SETTINGS, store)
  try {
    const [tree, offers] = await Promise.all([loaders.categoryTree(), countOffers[listsOutOfStock ? 0 : 1]?.(context)])
    return tree.root === null || !offers?.total ? null : `/${tree.root.urlPath}?${OFFERS}`
  } catch (error) {
    if (isUpstreamError(error)) return null
    throw error
  }
}
