import type { FacetValue } from '../__generated__/resolverTypes.ts'
import type { FacetRange } from './facetRanges.ts'
import { type Range, grossRange, rangeText } from './range.ts'
import { readRanges, readTerms } from './readAggregations.ts'

/** Search engines hold numbers with fewer digits than they are asked for. */
const TOLERANCE = 0.0005

export type CountedRanges = Readonly<{
  /** `price` or `discount`. */
  code: string
  /** In the order to show them. */
  ranges: readonly FacetRange[]
  aggregations: unknown
  chosen: ReadonlySet<string> | undefined
  /** Tax of prices that the platform holds without it: 16 is 16 %. */
  taxPercent: number
  label: (range: Range) => string
}>

/** The ranges that products are in, with the one that is chosen. */
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
 * The ranges to show: those that were asked for, or those of a platform that counts its own whatever it is asked. One that
 * is chosen stays, so that it can be taken back.
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
  // Some count the chosen range once more beside their own.
  const byText = new Map([...kept, ...own.toReversed()].map((one) => [rangeText(one.range), one]))
  return [...byText.values()].toSorted((a, b) => a.range.from - b.range.from)
}

/** Counts a range as the platform did; one that counts single values only has them added up. */
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
