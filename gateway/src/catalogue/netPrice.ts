import { Memo } from '../graph/memo.ts'
import type { PriceFields } from './productDocument.ts'

/** What something costs in major units, all of it with tax or all of it without. */
export type NetPrice = Readonly<{
  regular: number
  final: number
  /** When the offer ends; null when there is none, or it has no end. */
  offerUntil: Date | null
}>

/**
 * What a single thing costs now; null when nothing names a price. A special price counts inside its dates and below the
 * regular price. A lower final price is a catalogue rule's, unless it only repeats a special price that is not valid now.
 */
export function netPrice({ price, special, specialFrom, specialTo, final }: PriceFields, now: Date): NetPrice | null {
  const regular = price === null || (price <= 0 && final !== null) ? final : price
  if (regular === null || regular < 0) return null
  const end = instantOf(specialTo)
  const isValid = special !== null && special < regular && isWithin({ from: instantOf(specialFrom), to: end }, now)
  const ruled = final !== null && final < regular && (isValid || final !== special) ? final : regular
  const offered = isValid ? special : regular
  return {
    regular,
    final: Math.min(offered, ruled),
    offerUntil: isValid && offered <= ruled && end !== null ? new Date(end) : null,
  }
}

function isWithin({ from, to }: { from: number | null; to: number | null }, now: Date): boolean {
  return (from === null || from <= now.getTime()) && (to === null || to > now.getTime())
}

/** Enough for the dates of every offer of a few stores. */
const DATES_MAX = 2_000
const remembered = new Memo<string, number | null>(DATES_MAX)

/**
 * Documents write `2026-11-20 10:30:00` in UTC, or a date alone; anything else is no bound. Offers begin and end together:
 * each date is read once.
 */
export function instantOf(text: string | null): number | null {
  return text === null ? null : remembered.recall(text, readInstant)
}

function readInstant(text: string): number | null {
  const instant = Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(instant) ? null : instant
}
