import { type PlatformScope, oneOf, searchCatalogue } from '../catalogue/catalogueClient.ts'
import { readCount, readNumber, readSources, readText } from '../catalogue/readValue.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { decodeReview } from './decodeReview.ts'
import { REVIEW_BATCH_SIZE, REVIEW_LIST_SIZE } from './limits.ts'
import type { ReviewMapper } from './mappers.ts'
import { skuList } from '../catalogue/skuList.ts'

/** Some of a product's approved reviews, the newest first, and what all of them come to. */
export type ReviewList = Readonly<{
  sku: string
  total: number
  average: number | null
  reviews: readonly ReviewMapper[]
}>

const APPROVED = 1

/** Approved reviews of each SKU from a place of its list on, in no order; without the SKUs that have none. */
export async function listReviews(
  { upstream, store }: PlatformScope,
  { skus, from }: Readonly<{ skus: readonly string[]; from: number }>,
): Promise<readonly ReviewList[]> {
  const result = await upstream.call('reviewList', {
    query: { skus: skuList(skus), from, size: REVIEW_LIST_SIZE },
  })
  if (!Array.isArray(result)) throw invalid('the result is no list')
  return readSources(result, REVIEW_BATCH_SIZE).flatMap(({ sku, total, average, reviews }) => {
    const [subject, count] = [readText(sku), readCount(total)]
    if (subject === null || count === null) return []
    // One that makes no sense keeps its place, or the pages after it would be of other reviews: it fails the list.
    const decoded = readSources(reviews, REVIEW_LIST_SIZE).map(
      (review) => decodeReview(review, store.code) ?? unreadable(),
    )
    return [{ sku: subject, total: count, average: readNumber(average), reviews: decoded }]
  })
}

/** One approved review; null when there is none of this number. */
export async function readReview(scope: PlatformScope, reviewId: string): Promise<ReviewMapper | null> {
  if (!/^\d{1,10}$/.test(reviewId)) return null
  const filters = [oneOf('id', [Number(reviewId)]), oneOf('review_status', [APPROVED])]
  const { sources } = await searchCatalogue(scope, { entity: 'review', filters, size: 1, fields: null })
  return decodeReview(sources[0], scope.store.code)
}

function unreadable(): never {
  throw invalid('a review has no number')
}

function invalid(detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint: 'reviewList', detail })
}
