import { type HeldCounts, createHeldCounts } from '../search/heldCounts.ts'
import { type HeldStock, createHeldStock } from '../stock/heldStock.ts'
import { type StockBatches, createStockBatches } from '../stock/stockBatches.ts'
import { PUBLIC_CACHE_MS } from '../upstream/limits.ts'
import type { PlatformClient } from '../upstream/platformClient.ts'

/** What requests read for each other, beside whole public replies: parts of them that more requests have in common. */
export type SharedReads = Readonly<{
  stock: HeldStock
  stockBatches: StockBatches
  counts: HeldCounts
  /** Forgets all of it: held for a moment, it is not worth finding out what of it is meant. */
  clear(): void
}>

/** One for each process. */
export function createSharedReads({ endpoints, cacheMs }: Pick<PlatformClient, 'endpoints' | 'cacheMs'>): SharedReads {
  const { stockList, catalogueSearch } = endpoints
  const stock = createHeldStock(stockList.cacheMs ?? PUBLIC_CACHE_MS)
  const stockBatches = createStockBatches()
  const counts = createHeldCounts(() => catalogueSearch.cacheMs ?? cacheMs(catalogueSearch.family))
  return {
    stock,
    stockBatches,
    counts,
    clear() {
      stock.clear()
      stockBatches.clear()
      counts.clear()
    },
  }
}
