import { currentPrice, instantOf } from '../currentPrice.ts'
import type { Product } from '../product.ts'
import { LOWEST_PRICE_DAYS, PRICE_PLACES } from './limits.ts'

/** A price excluding tax and the regular price beside it, from an instant on. */
export type PricePoint = Readonly<{ since: number; net: number; regular: number }>

export type PriceTimeline = Readonly<{
  /** Prices up to now, oldest first: those of the history that are still needed, and new ones. */
  points: readonly PricePoint[]
  /** Lowest price of the 30 days before the reduction in force, or announced, began; null for none, or where unknown. */
  lowest: number | null
}>

const MS_PER_DAY = 86_400_000
const WINDOW_MS = LOWEST_PRICE_DAYS * MS_PER_DAY
/** Offers hold inside their dates, not in their first instant. */
const AFTER_MS = 1_000

/**
 * Continues the recorded prices of a product with those of its document. A special price counts from the day it
 * starts to the day it ends, also where the document was written later; any other change counts from now.
 */
export function continueTimeline(known: readonly PricePoint[], product: Product, now: Date): PriceTimeline {
  const points = [...known]
  const limits = [instantOf(product.specialFrom), instantOf(product.specialTo)]
    .filter((limit) => limit !== null)
    .toSorted((a, b) => a - b)
  const recordedUntil = known.at(-1)?.since ?? Number.NEGATIVE_INFINITY
  for (const since of limits.filter((limit) => limit > recordedUntil && limit <= now.getTime())) {
    append(points, pointAt(product, since, since + AFTER_MS))
  }
  append(points, pointAt(product, now.getTime(), now.getTime()))
  const upcoming = [...points]
  for (const since of limits.filter((limit) => limit > now.getTime()).slice(0, 1)) {
    if (!isReduced(points.at(-1))) append(upcoming, pointAt(product, since, since + AFTER_MS))
  }
  const start = reductionStart(upcoming)
  const neededFrom = Math.min(now.getTime(), upcoming[start]?.since ?? Number.POSITIVE_INFINITY) - WINDOW_MS
  return {
    points: points.filter((_, at) => (points[at + 1]?.since ?? Number.POSITIVE_INFINITY) > neededFrom),
    lowest: lowestBefore(upcoming, start),
  }
}

function pointAt(product: Product, since: number, instant: number): PricePoint {
  const { regular, current } = currentPrice(product, new Date(instant))
  return { since, net: rounded(current), regular: rounded(regular) }
}

function append(points: PricePoint[], point: PricePoint): void {
  const last = points.at(-1)
  if (point.net <= 0 || (last?.net === point.net && last.regular === point.regular)) return
  points.push(point)
}

function isReduced(point: PricePoint | undefined): boolean {
  return point !== undefined && point.net < point.regular
}

/**
 * Position at which the last reduction began; -1 without one. A reduction that was deepened step by step without
 * interruption began with its first step.
 */
function reductionStart(points: readonly PricePoint[]): number {
  let start = points.length - 1
  if (!isReduced(points[start])) return -1
  while (start > 0) {
    const [before, first] = [points[start - 1], points[start]]
    if (before === undefined || first === undefined || !isReduced(before) || before.net < first.net) break
    start -= 1
  }
  return start
}

/** The lowest price that held at any time in the 30 days before a position; null where nothing is known of them. */
function lowestBefore(points: readonly PricePoint[], start: number): number | null {
  const began = points[start]
  if (began === undefined) return null
  const inWindow = points.slice(0, start).filter((_, at) => (points[at + 1]?.since ?? 0) > began.since - WINDOW_MS)
  return inWindow.length === 0 ? null : Math.min(...inWindow.map(({ net }) => net))
}

function rounded(amount: number): number {
  return Number(amount.toFixed(PRICE_PLACES))
}
