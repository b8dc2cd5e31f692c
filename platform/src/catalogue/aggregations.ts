import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'
import { AGGREGATION_DEFAULT_SIZE } from '../limits.ts'
import type { AvailableFilter, PriceRange, SearchQuery } from './searchQuery.ts'

export type Bucket = Readonly<{ key: string | number; doc_count: number; from?: number; to?: number }>
export type Aggregation =
  | Readonly<{ doc_count_error_upper_bound: 0; sum_other_doc_count: number; buckets: readonly Bucket[] }>
  | Readonly<{ buckets: readonly Bucket[] }>
  | Readonly<{ value: number | null }>
export type Aggregations = Readonly<Record<string, Aggregation>>

const DEFAULT_RANGES: readonly PriceRange[] = [
  { from: 0, to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 150 },
  { from: 150, to: null },
]

type Count = { name: string; key: string; count: number }

/**
 * Counts of every value of the available filters over all documents that the query matches, and price ranges with
 * the lowest and highest price. Ranges may be handed in with the filter (`options.ranges`).
 */
export async function aggregate(
  db: Database,
  query: SearchQuery,
  matching: RawBuilder<boolean>,
): Promise<Aggregations> {
  if (query.available.length === 0) return {}
  const parts = query.available.flatMap((filter) =>
    filter.field === 'price' ? priceCounts(query, filter) : termCounts(filter.field),
  )
  const { rows } = await sql<Count>`
    with matched as materialized (select facets, price from catalogue_document where ${matching})
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return Object.assign(
    {},
    ...query.available.map((filter) =>
      filter.field === 'price' ? priceResult(query, filter, rows) : termResult(filter, rows),
    ),
  )
}

function termCounts(field: string): RawBuilder<unknown>[] {
  return [field, `${field}_options`].map(
    (key) => sql`
      select ${`agg_terms_${key}`}::text as name, value as key, count(*)::integer as count
      from matched, jsonb_array_elements_text(coalesce(facets -> ${key}, '[]'::jsonb)) value group by value`,
  )
}

function termResult(filter: AvailableFilter, counts: readonly Count[]): Aggregations {
  const names = [`agg_terms_${filter.field}`, `agg_terms_${filter.field}_options`]
  return Object.fromEntries(names.map((name) => [name, terms(name, counts, filter.size)]))
}

function terms(name: string, counts: readonly Count[], size: number | null): Aggregation {
  const sorted = counts
    .filter((count) => count.name === name)
    .sort((a, b) => b.count - a.count || compareKeys(a.key, b.key))
  const limit = size ?? AGGREGATION_DEFAULT_SIZE
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: sorted.slice(limit).reduce((sum, count) => sum + count.count, 0),
    buckets: sorted.slice(0, limit).map((count) => ({ key: bucketKey(count.key), doc_count: count.count })),
  }
}

/** Option ids count as numbers, as a search engine with an integer mapping answers them. */
function bucketKey(key: string): string | number {
  return /^(0|-?[1-9]\d{0,14})$/.test(key) ? Number(key) : key
}

function compareKeys(a: string, b: string): number {
  return Number(a) - Number(b) || (a < b ? -1 : 1)
}

function rangesOf(query: SearchQuery, filter: AvailableFilter): readonly PriceRange[] {
  const applied = query.filters.flatMap(({ attribute, condition }) => {
    if (condition.kind !== 'range' || (attribute !== 'price' && attribute !== 'final_price')) return []
    return [
      {
        from: asNumber(condition.bounds.gte ?? condition.bounds.gt),
        to: asNumber(condition.bounds.lte ?? condition.bounds.lt),
      },
    ]
  })
  return [...(filter.ranges ?? DEFAULT_RANGES), ...applied]
}

function asNumber(text: string | undefined): number | null {
  return text === undefined || !Number.isFinite(Number(text)) ? null : Number(text)
}

function priceCounts(query: SearchQuery, filter: AvailableFilter): RawBuilder<unknown>[] {
  const ranges = rangesOf(query, filter).map(
    (range, position) => sql`
      select 'agg_range_price', ${String(position)}::text, count(*)::integer from matched
      where price is not null ${range.from === null ? sql`` : sql`and price >= ${range.from}::numeric`}
        ${range.to === null ? sql`` : sql`and price < ${range.to}::numeric`}`,
  )
  return [
    sql`select 'agg_terms_price' as name, trim_scale(price)::text as key, count(*)::integer as count from matched where price is not null group by price`,
    sql`select 'agg_min_price', trim_scale(min(price))::text, 1 from matched`,
    sql`select 'agg_max_price', trim_scale(max(price))::text, 1 from matched`,
    ...ranges,
  ]
}

function priceResult(query: SearchQuery, filter: AvailableFilter, counts: readonly Count[]): Aggregations {
  const buckets = rangesOf(query, filter).map((range, position) => ({
    key: `${rangeEnd(range.from)}-${rangeEnd(range.to)}`,
    ...(range.from === null ? {} : { from: range.from }),
    ...(range.to === null ? {} : { to: range.to }),
    doc_count: counts.find((count) => count.name === 'agg_range_price' && count.key === String(position))?.count ?? 0,
  }))
  return {
    agg_terms_price: terms('agg_terms_price', counts, filter.size),
    agg_range_price: { buckets },
    agg_min_price: { value: extreme('agg_min_price', counts) },
    agg_max_price: { value: extreme('agg_max_price', counts) },
  }
}

function extreme(name: string, counts: readonly Count[]): number | null {
  const key = counts.find((count) => count.name === name)?.key
  return key === undefined || key === null ? null : Number(key)
}

function rangeEnd(end: number | null): string {
  if (end === null) return '*'
  return Number.isInteger(end) ? `${end}.0` : String(end)
}
