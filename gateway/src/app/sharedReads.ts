import { type BlogMemory, createBlogMemory } from '../blog/blogMemory.ts'
import { type CachedCounts, createCountCache } from '../search/cachedCounts.ts'
import { type StockCache, createStockCache } from '../stock/stockCache.ts'
import { type StockBatches, createStockBatches } from '../stock/stockBatches.ts'
import { PUBLIC_CACHE_MS } from '../rest/limits.ts'
import type { PlatformClient } from '../rest/platformClient.ts'

/**
 * Caches shared between requests, beside whole public replies: parts of replies that several requests have in common.
 */
export type SharedReads = Readonly<{
  stock: StockCache
  stockBatches: StockBatches
  counts: CachedCounts
  /** Not cleared: its lists are for the time in which none can be read. */
  blog: BlogMemory
  /** Clears all caches: their TTL is too short to be worth a selective invalidation. */
  clear(): void
}>

/** Creates the shared caches, one set per process. */
export function createSharedReads({ endpoints, cacheMs }: Pick<PlatformClient, 'endpoints' | 'cacheMs'>): SharedReads {
  const { stockList, catalogueSearch } = endpoints
  const stock = createStockCache(stockList.cacheMs ?? PUBLIC_CACHE_MS)
  const stockBatches = createStockBatches()
  const counts = createCountCache(() => catalogueSearch.cacheMs ?? cacheMs(catalogueSearch.family))
  return {
    stock,
    stockBatches,
    counts,
    blog: createBlogMemory(),
    clear() {
      stock.clear()
      stockBatches.clear()
      counts.clear()
    },
  }
}
