import { type HeldValues, createHeldValues } from '../sharedStore/heldValues.ts'
import { HELD_STOCK_MAX } from './limits.ts'
import type { StockItem } from './stockClient.ts'

/** Null where the platform does not know the SKU. */
export type HeldStock = HeldValues<StockItem | null>

/**
 * Stock that somebody was told a moment ago, by `toHeldKey`: good for everybody for `holdMs`, as a whole public reply is.
 * Lists overlap more often than they are the same, so that each product is held by itself.
 */
export function createHeldStock(holdMs: number, now?: () => number): HeldStock {
  return createHeldValues({ maxEntries: HELD_STOCK_MAX, holdMs: () => holdMs, now })
}

/** A store, and what stock is asked by in it (`toStockKey`). */
export function toHeldKey(store: string, stockKey: string): string {
  return `${store} ${stockKey}`
}
