import { type PlatformScope, oneOf, searchCatalogue } from '../catalogue/catalogueClient.ts'
import { readCount, readNumber, readSource, readSources, readText } from '../catalogue/readValue.ts'
import { noneIfMissing } from '../upstream/isUpstreamError.ts'
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

type Asked = Readonly<{ skus: readonly string[]; from: number }>

const APPROVED = 1

/** Approved reviews of each SKU from a place of its list on, in no order; without the SKUs that have none. */
export async function listReviews(scope: PlatformScope, asked: Asked): Promise<readonly ReviewList[]> {
  const { upstream, store } = scope
  const { skus, from } = asked
  const query = { skus: skuList(skus), from, size: REVIEW_LIST_SIZE }
  const result = await noneIfMissing(upstream.call('reviewList', { query }), undefined)
  if (result === undefined) return indexedReviews(scope, asked)
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

/** The same out of the index of reviews, for a platform without that call: reviews there know their product's number alone. */
async function indexedReviews(scope: PlatformScope, { skus, from }: Asked): Promise<readonly ReviewList[]> {
  const products = await searchCatalogue(scope, {
    entity: 'product',
    filters: [oneOf('sku', skus)],
    size: REVIEW_BATCH_SIZE,
    fields: ['id', 'sku'],
  })
  const lists = products.sources.map(async (product): Promise<ReviewList[]> => {
    const { id, sku } = readSource(product)
    const [productId, subject] = [readCount(id), readText(sku)]
    if (productId === null || subject === null) return []
    const { sources, total } = await searchCatalogue(scope, {
      entity: 'review',
      filters: [oneOf('product_id', [productId]), oneOf('review_status', [APPROVED])],
      sort: [{ field: 'created_at', options: 'desc' }],
      offset: from,
      size: REVIEW_LIST_SIZE,
      fields: null,
    })
    const reviews = sources.map((review) => decodeReview(review, scope.store.code) ?? unreadable())
    return [{ sku: subject, total, average: reviews.length === total ? averageOf(reviews) : null, reviews }]
  })
  return (await Promise.all(lists)).flat()
}

function averageOf(reviews: readonly ReviewMapper[]): number | null {
  const stars = reviews.flatMap(({ rating }) => rating ?? [])
  if (stars.length === 0) return null
  return Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10
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
