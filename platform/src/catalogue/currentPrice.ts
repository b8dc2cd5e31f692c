import type { Product, ProductPrices } from './product.ts'

/**
 * What a product costs now, excluding tax, and what it regularly costs. A special price counts inside its dates and
 * below the regular price; a lower final price is a catalogue rule's, unless it only repeats a special price that is
 * over. A configurable costs what its cheapest enabled child costs.
 */
export function currentPrice(product: Product, now: Date): { regular: number; current: number } {
  const offers = product.children
    .filter((child) => child.product.status < 2)
    .map((child) => priceOf(child.product, now))
  if (product.kind !== 'configurable' || offers.length === 0) return priceOf(product, now)
  return offers.reduce((best, offer) => (offer.current < best.current ? offer : best))
}

function priceOf(prices: ProductPrices, now: Date): { regular: number; current: number } {
  const special = prices.specialPrice !== null && prices.specialPrice > 0 ? prices.specialPrice : null
  const specialIsActive = special !== null && special < prices.price && isWithin(prices, now)
  const final = prices.finalPrice !== null && prices.finalPrice > 0 ? prices.finalPrice : null
  // A parent's own price may be 0 while its final price is known.
  if (prices.price <= 0 && final !== null) return { regular: final, current: final }
  const isRule = final !== null && final < prices.price && (special === null || specialIsActive || final !== special)
  const candidates = [prices.price, ...(specialIsActive ? [special] : []), ...(isRule ? [final] : [])]
  return { regular: prices.price, current: Math.min(...candidates) }
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
