import type { FacetValue } from '../__generated__/resolverTypes.ts'
import type { FacetRange } from './facetRanges.ts'
import { type Range, rangeText } from './range.ts'
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
  label: (range: Range) => string
}>

/** The ranges that products are in, with the one that is chosen. */
export function rangeValues({ code, ranges, aggregations, chosen, label }: CountedRanges): FacetValue[] {
  const countOf = counter(aggregations, code)
  return ranges.flatMap((facetRange) => {
    const value = rangeText(facetRange.range)
    const isChosen = chosen?.has(value) === true
    const count = countOf(facetRange)
    if (count === 0 && !isChosen) return []
    return [{ value, label: label(facetRange.range), count, isChosen, swatch: null }]
  })
}

/** Counts a range as the platform did; one that counts single values only has them added up. */
function counter(aggregations: unknown, code: string): (range: FacetRange) => number {
  const counted = readRanges(aggregations, code)
  if (counted.length > 0) {
    return ({ asked }) =>
      counted.find(({ from, to }) => isSame(from, asked.from) && isSame(to, asked.to ?? null))?.count ?? 0
  }
  const numbers = [...readTerms(aggregations, code).counts].map(([value, count]) => ({ number: Number(value), count }))
  return ({ asked: { from, to = Infinity } }) =>
    numbers.reduce((sum, { number, count }) => (number >= from && number < to ? sum + count : sum), 0)
}

function isSame(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b
  return Math.abs(a - b) <= TOLERANCE + Math.abs(b) * 1e-6
}
