import { LRUCache } from 'lru-cache'
import type { PriceFields } from '../products/productDocument.ts'

/** Price in major units; all amounts with tax, or all without. */
export type NetPrice = Readonly<{
  regular: number
  final: number
  /** Start of the offer; null without an offer or a start. */
  offerFrom: Date | null
  /** End of the offer; null without an offer or an end. */
  offerUntil: Date | null
  /** Lowest price of the 30 days before a reduction; null without one, or if unknown. */
  lowest: number | null
}>

/**
 * Returns the current price of a single item; null if the document names none. A special price applies within its dates
 * and below the regular price. A lower final price comes from a catalogue rule, unless it only repeats a special price
 * that does not apply now.
 */
export function netPrice(prices: PriceFields, now: Date): NetPrice | null {
  const { price, special, specialFrom, specialTo, final } = prices
  const regular = price === null || (price <= 0 && final !== null) ? final : price
  if (regular === null || regular < 0) return null
  const end = instantOf(specialTo)
  const begin = instantOf(specialFrom)
  const isValid = special !== null && special < regular && isWithin({ from: begin, to: end }, now)
  const ruled = final !== null && final < regular && (isValid || final !== special) ? final : regular
  const offered = isValid ? special : regular
  const paid = Math.min(offered, ruled)
  const isOffer = isValid && offered <= ruled
  return {
    regular,
    final: paid,
    offerFrom: isOffer && begin !== null ? new Date(begin) : null,
    offerUntil: isOffer && end !== null ? new Date(end) : null,
    lowest: paid < regular ? (prices.lowest ?? null) : null,
  }
}

function isWithin({ from, to }: { from: number | null; to: number | null }, now: Date): boolean {
  return (from === null || from <= now.getTime()) && (to === null || to > now.getTime())
}

/** Maximum cached dates: enough for all offers of a few stores. */
const DATES_MAX = 2_000
/** Instants by their text; NaN for a text that is no date. */
const remembered = new LRUCache<string, number>({ max: DATES_MAX, memoMethod: (text) => readInstant(text) })

/**
 * Parses a date of a document: `2026-11-20 10:30:00` in UTC, or a date alone; null for anything else. Cached, since
 * offers share their dates.
 */
export function instantOf(text: string | null): number | null {
  if (text === null) return null
  const instant = remembered.memo(text)
  return Number.isNaN(instant) ? null : instant
}

function readInstant(text: string): number {
  return Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text)
}
