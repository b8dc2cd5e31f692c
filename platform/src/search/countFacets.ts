import { AGGREGATION_DEFAULT_SIZE, DISCOUNT_STEP, PRICE_TERMS_DEFAULT_SIZE } from '../limits.ts'
import type { AvailableFilter, PriceRange, SearchQuery } from '../catalogue/queries/searchQuery.ts'
import { firstInOrder } from './firstInOrder.ts'
import type { ValueColumn } from './valueColumn.ts'
import { countBuckets, counterOf } from './variants/tally.ts'
import type { Count, Tally } from './variants/tally.ts'

export type Bucket = Readonly<{ key: string | number; doc_count: number; from?: number; to?: number }>
export type Aggregation =
  | Readonly<{ doc_count_error_upper_bound: 0; sum_other_doc_count: number; buckets: readonly Bucket[] }>
  | Readonly<{ buckets: readonly Bucket[] }>
  | Readonly<{ value: number | null }>
  | Readonly<{ doc_count: number }>
export type Aggregations = Readonly<Record<string, Aggregation>>

const DEFAULT_RANGES: readonly PriceRange[] = [
  { from: 0, to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 150 },
  { from: 150, to: null },
]

/**
 * Counts every value of the available filters over some documents: `agg_terms_x` and `agg_terms_x_options`, and
 * `agg_range_x` where ranges are handed in (`options.ranges`). `price` has ranges always, with the one that is applied,
 * and its lowest and highest value; `discount` is counted in steps of ten, rounded up, without those that have none. A
 * product counts once for each value that one of the variants has which meet all conditions.
 */
export function countFacets(query: SearchQuery, tally: Tally): Aggregations {
  const count = counterOf(tally, query.available.length <= FEW_FILTERS)
  const inPrices = countPriceRanges(query, tally)
  const counted = query.available.map((filter) => {
    const buckets = inPrices.get(filter)
    if (!buckets) return countValues(tally, filter, count)
    return filter.prices ? byPrice(filter, buckets) : countPrices(tally, { filter, buckets, count })
  })
  return Object.assign({}, ...counted)
}

/** Up to so many filters each column is read by itself; above it, all values of each document at once. */
const FEW_FILTERS = 3

function countValues(tally: Tally, filter: AvailableFilter, count: Count): Aggregations {
  const { field, size, ranges } = filter
  const { columns, offers } = tally.index
  const limit = size ?? AGGREGATION_DEFAULT_SIZE
  const column = field === 'discount' ? offers.discount : columns.get(field)
  const options = countColumn(columns.get(`${field}_options`), count)
  const own = field === 'discount' ? countSteps(tally, offers.discount) : countColumn(column, count)
  return {
    [`agg_terms_${field}`]: terms(own, limit),
    [`agg_terms_${field}_options`]: terms(options, limit),
    ...(ranges === null ? {} : { [`agg_range_${field}`]: { buckets: countRanges(tally, column, ranges) } }),
  }
}

/** One value that some documents have: as text, as a number or NaN, and how many of them have it. */
type Counted = Readonly<{ text: string; amount: number; count: number }>

function countColumn(column: ValueColumn | null | undefined, count: Count): Counted[] {
  if (!column) return []
  const counted: Counted[] = []
  for (const [value, found] of count(column).entries()) {
    if (value === 0 || found === 0) continue
    counted.push({ text: column.texts[value] ?? '', amount: column.amounts[value] ?? Number.NaN, count: found })
  }
  return counted
}

function countSteps(tally: Tally, column: ValueColumn): Counted[] {
  const stepOf = (amount: number) => Math.ceil(amount / DISCOUNT_STEP) * DISCOUNT_STEP
  const steps = [...new Set(column.amounts.map(stepOf))].filter((step) => step > 0)
  const places = new Map(steps.map((step, place) => [step, place]))
  const of = (amount: number) => {
    const place = places.get(stepOf(amount))
    return place === undefined ? [] : [place]
  }
  const counts = countBuckets(tally, column, { count: steps.length, of })
  return steps
    .map((amount, place) => ({ text: String(amount), amount, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
}

/** The most frequent values, as a search engine answers them. */
function terms(counted: readonly Counted[], limit: number): Aggregation {
  const shown = firstInOrder(counted, limit, (one, two) => two.count - one.count || compareKeys(one, two))
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: sumOf(counted) - sumOf(shown),
    buckets: shown.map(({ text, count }) => ({ key: bucketKey(text), doc_count: count })),
  }
}

function sumOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/** Option ids count as numbers, as a search engine with an integer mapping answers them. */
function bucketKey(key: string): string | number {
  return /^(0|-?[1-9]\d{0,14})$/.test(key) ? Number(key) : key
}

function compareKeys(one: Counted, two: Counted): number {
  return one.amount - two.amount || (one.text < two.text ? -1 : 1)
}

/** Counts the ranges of all filters that are prices, or follow from them, in one pass over the documents. */
function countPriceRanges(query: SearchQuery, tally: Tally): ReadonlyMap<AvailableFilter, readonly Bucket[]> {
  const rangesOf = new Map<AvailableFilter, readonly PriceRange[]>()
  for (const filter of query.available) {
    if (filter.prices) rangesOf.set(filter, filter.prices)
    else if (filter.field === 'price')
      rangesOf.set(filter, [...(filter.ranges ?? DEFAULT_RANGES), ...appliedRanges(query)])
  }
  const buckets = countRanges(tally, tally.index.offers.price, [...rangesOf.values()].flat())
  let next = 0
  const taken = [...rangesOf].map(([filter, { length }]) => {
    next += length
    return [filter, buckets.slice(next - length, next)] as const
  })
  return new Map(taken)
}

type PriceQuestion = Readonly<{ filter: AvailableFilter; buckets: readonly Bucket[]; count: Count }>

function countPrices(tally: Tally, { filter, buckets, count }: PriceQuestion): Aggregations {
  const { price } = tally.index.offers
  const counted = countColumn(price, count)
  const extreme = (choose: (one: number, two: number) => number) => ({
    value:
      counted.length === 0 ? null : counted.reduce((best, { amount }) => choose(best, amount), counted[0]?.amount ?? 0),
  })
  return {
    agg_terms_price: terms(counted, filter.size ?? PRICE_TERMS_DEFAULT_SIZE),
    agg_range_price: { buckets },
    agg_min_price: extreme(Math.min),
    agg_max_price: extreme(Math.max),
  }
}

/** Returns the counts of a field that follows from the price: the ranges asked for, by the prices that are in them. */
function byPrice({ field, ranges }: AvailableFilter, counted: readonly Bucket[]): Aggregations {
  const buckets = (ranges ?? []).map((range, place) => rangeBucket(range, counted[place]?.doc_count ?? 0))
  return { [`agg_range_${field}`]: { buckets } }
}

function appliedRanges(query: SearchQuery): PriceRange[] {
  return query.filters.flatMap(({ attribute, condition }) => {
    if (condition.kind !== 'range' || (attribute !== 'price' && attribute !== 'final_price')) return []
    const { gte, gt, lte, lt } = condition.bounds
    return [{ from: asNumber(gte ?? gt), to: asNumber(lte ?? lt) }]
  })
}

function asNumber(text: string | undefined): number | null {
  return text === undefined || !Number.isFinite(Number(text)) ? null : Number(text)
}

/** From the lower end, up to but without the upper one. */
function countRanges(
  tally: Tally,
  column: ValueColumn | null | undefined,
  ranges: readonly PriceRange[],
): readonly Bucket[] {
  const limits = ranges.map(({ from, to }) => ({
    low: from ?? Number.NEGATIVE_INFINITY,
    high: to ?? Number.POSITIVE_INFINITY,
  }))
  const of = (amount: number) =>
    limits.flatMap(({ low, high }, place) => (amount >= low && amount < high ? [place] : []))
  const counts = column && ranges.length > 0 ? countBuckets(tally, column, { count: ranges.length, of }) : []
  return ranges.map((range, place) => rangeBucket(range, counts[place] ?? 0))
}

function rangeBucket({ from, to }: PriceRange, count: number): Bucket {
  return {
    key: `${rangeEnd(from)}-${rangeEnd(to)}`,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    doc_count: count,
  }
}

function rangeEnd(end: number | null): string {
  if (end === null) return '*'
  return Number.isInteger(end) ? `${end}.0` : String(end)
}
