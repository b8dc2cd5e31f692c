import type { FacetValue } from '../../__generated__/schemaTypes.ts'
import type { FacetRange } from './facetRanges.ts'
import { type Range, grossRange, rangeText } from './range.ts'
import { readRanges, readTerms } from '../readAggregations.ts'

/** Tolerance of bounds: search engines store numbers with fewer digits. */
const TOLERANCE = 0.0005

export type CountedRanges = Readonly<{
  /** `price`, `credit_fee`, `discount` or `rating_average`. */
  code: string
  /** Ranges in display order. */
  ranges: readonly FacetRange[]
  aggregations: unknown
  chosen: ReadonlySet<string> | undefined
  /** Tax of prices that the platform stores without it: 16 is 16 %. */
  taxPercent: number
  label: (range: Range) => string
}>

/** Returns the ranges with products, and the chosen one. */
export function rangeValues(counted: CountedRanges): FacetValue[] {
  const { code, aggregations, chosen, label } = counted
  const countOf = counter(aggregations, code)
  return countedRanges(counted).flatMap((facetRange) => {
    const value = rangeText(facetRange.range)
    const isChosen = chosen?.has(value) === true
    const count = countOf(facetRange)
    if (count === 0 && !isChosen) return []
    return [{ value, label: label(facetRange.range), count, isChosen, swatch: null }]
  })
}

/**
 * Returns the ranges to show: the requested ones, or those of a platform that ignores the request and counts its own.
 * Keeps a chosen range, so that it can be removed.
 */
function countedRanges({ code, ranges, aggregations, chosen, taxPercent }: CountedRanges): readonly FacetRange[] {
  const counted = readRanges(aggregations, code)
  const isAsked = ranges.some(({ asked }) => counted.some((own) => isSameRange(own, asked)))
  if (code !== 'price' || counted.length === 0 || isAsked) return ranges
  const own = counted.map(({ from, to }) => ({
    range: grossRange({ from, to }, taxPercent),
    asked: { from, ...(to === null ? {} : { to }) },
  }))
  const kept = ranges.filter(({ range }) => chosen?.has(rangeText(range)) === true)
  // Some platforms count the chosen range again beside their own.
  const byText = new Map([...kept, ...own.toReversed()].map((one) => [rangeText(one.range), one]))
  return [...byText.values()].toSorted((a, b) => a.range.from - b.range.from)
}

/** Returns a function that counts a range as the platform did; for a platform that counts single values, their sum. */
function counter(aggregations: unknown, code: string): (range: FacetRange) => number {
  const counted = readRanges(aggregations, code)
  if (counted.length > 0) {
    return ({ asked }) => counted.find((own) => isSameRange(own, asked))?.count ?? 0
  }
  const numbers = [...readTerms(aggregations, code).counts].map(([value, count]) => ({ number: Number(value), count }))
  return ({ asked: { from, to = Infinity } }) =>
    numbers.reduce((sum, { number, count }) => (number >= from && number < to ? sum + count : sum), 0)
}

function isSameRange({ from, to }: Range, asked: FacetRange['asked']): boolean {
  return isSame(from, asked.from) && isSame(to, asked.to ?? null)
}

function isSame(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b
  return Math.abs(a - b) <= TOLERANCE + Math.abs(b) * 1e-6
}
