import type { Document } from './productDocuments.ts'

type Available = { field: string; options: { size?: number; ranges?: { from: number; to?: number }[] } }

/** Counts values and prices of documents as the platform does: most frequent first, ranges unordered. */
export function countDocuments(documents: readonly Document[], available: readonly Available[]): Document {
  return Object.assign(
    {},
    ...available.map(({ field, options }) => ({
      [`agg_terms_${field}`]: terms(documents, field, options.size),
      [`agg_terms_${field}_options`]: terms(documents, `${field}_options`, options.size),
      ...(field === 'price' ? prices(documents, options.ranges ?? []) : {}),
    })),
  ) as Document
}

function terms(documents: readonly Document[], field: string, size = 10) {
  const values = documents.flatMap((document) => [document[field] ?? []].flat() as (string | number)[])
  const counts = Map.groupBy(values, String)
  const buckets = [...counts].map(([key, found]) => ({
    key: Number.isNaN(Number(key)) ? key : Number(key),
    doc_count: found.length,
  }))
  return { buckets: buckets.toSorted((a, b) => b.doc_count - a.doc_count).slice(0, size) }
}

function prices(documents: readonly Document[], ranges: readonly { from: number; to?: number }[]) {
  const all = documents.map(({ final_price }) => Number(final_price))
  const buckets = ranges.toReversed().map(({ from, to }) => ({
    key: `${from}-${to ?? '*'}`,
    from,
    ...(to === undefined ? {} : { to }),
    doc_count: all.filter((price) => price >= from && price < (to ?? Infinity)).length,
  }))
  return {
    agg_range_price: { buckets },
    agg_min_price: { value: all.length > 0 ? Math.min(...all) : null },
    agg_max_price: { value: all.length > 0 ? Math.max(...all) : null },
  }
}
