import { type TtlCache, createTtlCache } from '../cache/ttlCache.ts'
import { STOCK_CACHE_MAX } from './limits.ts'
import type { StockItem } from './stockItem.ts'

/** Stock by `toStockKey`; null if the platform does not know the SKU. */
export type StoreStock = Pick<TtlCache<StockItem | null>, 'get' | 'keeper'>
export type StockCache = ReturnType<typeof createStockCache>

/**
 * In-process cache of live stock, per store, with the TTL `ttlMs` of a public reply. Caches each product by itself,
 * since lists overlap more often than they are equal.
 */
export function createStockCache(ttlMs: number, now?: () => number) {
  const stores = new Map<string, TtlCache<StockItem | null>>()
  return {
    of(store: string): StoreStock {
      const known = stores.get(store)
      if (known) return known
      const held = createTtlCache<StockItem | null>({ maxEntries: STOCK_CACHE_MAX, ttlMs: () => ttlMs, now })
      stores.set(store, held)
      return held
    },
    clear(): void {
      for (const held of stores.values()) held.clear()
    },
  }
}
