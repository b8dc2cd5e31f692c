import { type Source, readCount, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import { AGGREGATION_SIZE } from './limits.ts'

/** Number of products by value. Values are text, for any mapping of the platform's index. */
export type Counts = ReadonlyMap<string, number>

export type CountedTerms = Readonly<{
  counts: Counts
  /** Most frequent values of simple products, and of those with variants: at most `most` of each. */
  frequent: ReadonlySet<string>
}>

/**
 * Reads the number of products with each value of an attribute: simple products hold it as `color`, those with variants
 * as `color_options`.
 */
export function readTerms(aggregations: unknown, field: string, most = AGGREGATION_SIZE): CountedTerms {
  const counts = new Map<string, number>()
  const frequent = new Set<string>()
  for (const name of [`agg_terms_${field}`, `agg_terms_${field}_options`]) {
    let place = 0
    for (const bucket of readBuckets(aggregations, name)) {
      const count = readCount(bucket.doc_count)
      if (count === null) continue
      const key = bucket.key_as_string ?? bucket.key
      const value = typeof key === 'boolean' ? String(key) : readText(key)
      if (value !== null) {
        counts.set(value, (counts.get(value) ?? 0) + count)
        if (place < most) frequent.add(value)
      }
      place += 1
    }
  }
  return { counts, frequent }
}

/**
 * Reads the number of products in each range of prices, discounts or ratings, unordered; `to` is null without an upper
 * bound.
 */
export function readRanges(
  aggregations: unknown,
  field: string,
): readonly Readonly<{ from: number; to: number | null; count: number }>[] {
  return readBuckets(aggregations, `agg_range_${field}`).flatMap((bucket) => {
    const count = readCount(bucket.doc_count)
    return count === null ? [] : { from: readNumber(bucket.from) ?? 0, to: readNumber(bucket.to), count }
  })
}

/** Reads the number of products that the counts cover; null if the platform does not report it. */
export function readCountedHits(aggregations: unknown): number | null {
  return readCount(readSource(readSource(aggregations).agg_hits).doc_count)
}

/** Reads the lowest and highest price without tax; null if nothing matches. Some platforms send single prices only. */
export function readPriceBounds(aggregations: unknown): Readonly<{ lowest: number; highest: number }> | null {
  const extreme = (name: string) => readNumber(readSource(readSource(aggregations)[name]).value)
  const prices = [...readTerms(aggregations, 'price').counts.keys()].flatMap((key) => readNumber(key) ?? [])
  const lowest = extreme('agg_min_price') ?? (prices.length > 0 ? Math.min(...prices) : null)
  const highest = extreme('agg_max_price') ?? (prices.length > 0 ? Math.max(...prices) : null)
  return lowest === null || highest === null ? null : { lowest, highest }
}

/** Reads buckets, most frequent first, which is the order of every search engine. */
function readBuckets(aggregations: unknown, name: string): readonly Source[] {
  return readSources(readSource(readSource(aggregations)[name]).buckets, AGGREGATION_SIZE)
}
