import { type HeldValues, createHeldValues } from '../sharedStore/heldValues.ts'
import { HELD_STOCK_MAX } from './limits.ts'
import type { StockItem } from './stockItem.ts'

/** Stock by `toStockKey`; null if the platform does not know the SKU. */
export type StoreStock = Pick<HeldValues<StockItem | null>, 'get' | 'keeper'>
export type HeldStock = ReturnType<typeof createHeldStock>

/**
 * In-process cache of live stock, per store, with the TTL `holdMs` of a public reply. Caches each product by itself,
 * since lists overlap more often than they are equal.
 */
export function createHeldStock(holdMs: number, now?: () => number) {
  const stores = new Map<string, HeldValues<StockItem | null>>()
  return {
    of(store: string): StoreStock {
      const known = stores.get(store)
      if (known) return known
      const held = createHeldValues<StockItem | null>({ maxEntries: HELD_STOCK_MAX, holdMs: () => holdMs, now })
      stores.set(store, held)
      return held
    },
    clear(): void {
      for (const held of stores.values()) held.clear()
    },
  }
}
