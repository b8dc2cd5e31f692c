import type { Product, ProductPrices } from './product.ts'
import { DISABLED } from './productStatus.ts'

/** Prices excluding tax. `lowest` is set for a reduction where the store keeps a history of its prices. */
export type CurrentPrice = Readonly<{ regular: number; current: number; lowest?: number }>

/**
 * Returns the current and the regular price of a product, excluding tax. A special price counts inside its dates and
 * below the regular price; a lower final price is a catalogue rule's, unless it only repeats a special price that is
 * over. A configurable product has the price of its cheapest enabled child.
 */
export function currentPrice(product: Product, now: Date): CurrentPrice {
  const offers = product.children
    .filter((child) => child.product.status < DISABLED)
    .map((child) => priceOf(child.product, now))
  if (product.kind !== 'configurable' || offers.length === 0) return priceOf(product, now)
  return offers.reduce((best, offer) => (offer.current < best.current ? offer : best))
}

/** Whole percent that a reduced price is below the one that it is compared with: the lowest before it, else the regular. */
export function percentOff({ regular, current, lowest }: CurrentPrice): number {
  return percentBelow(lowest ?? regular, current)
}

/** Whole percent that a price is below the regular one; 0 when it is not. A real offer is never rounded down to none. */
function percentBelow(regular: number, current: number): number {
  if (regular <= 0 || current >= regular) return 0
  return Math.max(1, Math.round((1 - current / regular) * 100))
}

function priceOf(prices: ProductPrices, now: Date): CurrentPrice {
  const special = prices.specialPrice !== null && prices.specialPrice > 0 ? prices.specialPrice : null
  const specialIsActive = special !== null && special < prices.price && isWithin(prices, now)
  const final = prices.finalPrice !== null && prices.finalPrice > 0 ? prices.finalPrice : null
  // A parent's own price may be 0 while its final price is known.
  if (prices.price <= 0 && final !== null) return { regular: final, current: final }
  const isRule = final !== null && final < prices.price && (special === null || specialIsActive || final !== special)
  const candidates = [prices.price, ...(specialIsActive ? [special] : []), ...(isRule ? [final] : [])]
  const current = Math.min(...candidates)
  const isReduced = current < prices.price && prices.lowestPrice !== null
  return { regular: prices.price, current, ...(isReduced ? { lowest: prices.lowestPrice } : {}) }
}

function isWithin(prices: ProductPrices, now: Date): boolean {
  const from = instantOf(prices.specialFrom)
  const to = instantOf(prices.specialTo)
  return (from === null || from < now.getTime()) && (to === null || to > now.getTime())
}

/** Documents write `yyyy-MM-dd HH:mm:ss` in UTC, or a date alone. */
export function instantOf(text: string | null): number | null {
  if (text === null) return null
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? null : instant
}
