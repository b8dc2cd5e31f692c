import { HELD_STOCK_MAX } from './limits.ts'
import type { StockItem } from './stockClient.ts'

/** What was answered for a key; null where the platform does not know the SKU. */
type Held = Readonly<{ item: StockItem | null; expiresAt: number }>

export type HeldStock = ReturnType<typeof createHeldStock>

/**
 * Stock that somebody was told a moment ago, by store and `toStockKey`: good for everybody for `holdMs`, as a whole public
 * reply is. Lists overlap more often than they are the same, so that each product is held by itself. 0 holds nothing.
 */
export function createHeldStock(holdMs: number, now: () => number = () => performance.now()) {
  // One time for all: who came first is the first to end.
  const held = new Map<string, Held>()
  let epoch = 0

  const keep = (name: string, item: StockItem | null) => {
    held.delete(name)
    held.set(name, { item, expiresAt: now() + holdMs })
    for (const [oldest, { expiresAt }] of held) {
      if (held.size <= HELD_STOCK_MAX && expiresAt > now()) break
      held.delete(oldest)
    }
  }

  return {
    /** Undefined when nobody was told of late. */
    get(store: string, key: string): StockItem | null | undefined {
      const found = held.get(nameOf(store, key))
      return found && found.expiresAt > now() ? found.item : undefined
    },
    /** To be called before a read. What it brings is held, unless everything was forgotten meanwhile: it may be of before. */
    keeper(store: string): (key: string, item: StockItem | null) => void {
      const begun = epoch
      return (key, item) => {
        if (holdMs > 0 && begun === epoch) keep(nameOf(store, key), item)
      }
    },
    clear(): void {
      held.clear()
      epoch += 1
    },
    get size() {
      return held.size
    },
  }
}

function nameOf(store: string, key: string): string {
  return `${store} ${key}`
}
