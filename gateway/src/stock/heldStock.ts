import { BoundedMap } from '../sharedStore/boundedMap.ts'
import { HELD_STOCK_MAX } from './limits.ts'
import type { StockItem } from './stockClient.ts'

export type HeldStock = ReturnType<typeof createHeldStock>

/**
 * Stock that somebody was told a moment ago, by store and `toStockKey`: good for everybody for `holdMs`, as a whole public
 * reply is. Lists overlap more often than they are the same, so that each product is held by itself. 0 holds nothing.
 */
export function createHeldStock(holdMs: number, now: () => number = () => performance.now()) {
  /** Null where the platform does not know the SKU. */
  const nothing = () => new BoundedMap<StockItem | null>({ maxEntries: HELD_STOCK_MAX, now })
  let held = nothing()
  return {
    /** Undefined when nobody was told of late. */
    get: (store: string, key: string): StockItem | null | undefined => held.get(nameOf(store, key)),
    /** To be called before a read. What it brings is held, unless everything was forgotten meanwhile: it may be of before. */
    keeper(store: string): (key: string, item: StockItem | null) => void {
      const present = held
      return (key, item) => {
        if (holdMs > 0) present.set(nameOf(store, key), item, holdMs)
      }
    },
    clear(): void {
      held = nothing()
    },
    get size() {
      return held.size
    },
  }
}

function nameOf(store: string, key: string): string {
  return `${store} ${key}`
}
