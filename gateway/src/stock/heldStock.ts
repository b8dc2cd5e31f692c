import { type HeldValues, createHeldValues } from '../sharedStore/heldValues.ts'
import { HELD_STOCK_MAX } from './limits.ts'
import type { StockItem } from './stockClient.ts'

/** By `toStockKey`; null where the platform does not know the SKU. */
export type StoreStock = Pick<HeldValues<StockItem | null>, 'get' | 'keeper'>
export type HeldStock = ReturnType<typeof createHeldStock>

/**
 * Stock that somebody was told a moment ago, store by store: good for everybody for `holdMs`, as a whole public reply is.
 * Lists overlap more often than they are the same, so that each product is held by itself.
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
