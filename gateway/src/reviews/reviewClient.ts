import { REVIEW_STARS_MAX } from '@hogar/schema/validation/limits.ts'
import type { StarCount } from '../__generated__/schemaTypes.ts'
import { oneOf, searchCatalogue } from '../catalogue/catalogueClient.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { readCount, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodePhotos } from './decodePhotos.ts'
import { decodeReview } from './decodeReview.ts'
import { PRODUCT_PHOTOS_MAX, REVIEW_BATCH_SIZE, REVIEW_LIST_SIZE } from './limits.ts'
import type { ReviewMapper, ReviewPhotoMapper } from './mappers.ts'
import { skuList } from '../catalogue/products/skuList.ts'

/** Page of a product's approved reviews, newest first, with the totals over all of them. */
export type ReviewList = Readonly<{
  sku: string
  /** Number of approved reviews with the requested stars; all of them without a request. */
  matching: number
  average: number | null
  /** Counts by stars, most stars first; null if the platform does not count them. */
  distribution: readonly StarCount[] | null
  reviews: readonly ReviewMapper[]
  /** Newest photos of all approved reviews. */
  photos: readonly ReviewPhotoMapper[]
}>

type Asked = Readonly<{ skus: readonly string[]; from: number; stars: number | null; withPhotos: boolean }>

const APPROVED = 1

/** Reads the approved reviews of each SKU from an offset on, unordered; without SKUs that have none. */
export async function listReviews(scope: PlatformScope, asked: Asked): Promise<readonly ReviewList[]> {
  const { upstream, store } = scope
  const { skus, from, stars, withPhotos } = asked
  const chosen = { ...(stars === null ? {} : { stars }), ...(withPhotos ? { with_photos: 'true' } : {}) }
  const query = { skus: skuList(skus), from, size: REVIEW_LIST_SIZE, ...chosen }
  const result = await noneIfMissing(upstream.call('reviewList', { query }), undefined)
  if (result === undefined) return indexedReviews(scope, asked)
  if (!Array.isArray(result)) throw invalid('the result is no list')
  return readSources(result, REVIEW_BATCH_SIZE).flatMap(
    ({ sku, total, matching, average, distribution, reviews, photos }) => {
      const [subject, count] = [readText(sku), readCount(stars === null && !withPhotos ? total : matching)]
      if (subject === null || count === null) return []
      // A malformed review fails the list: dropping it would shift the reviews of later pages.
      const decoded = readSources(reviews, REVIEW_LIST_SIZE).map(
        (review) => decodeReview(review, store.code) ?? unreadable(),
      )
      const counts = readDistribution(distribution)
      return [
        {
          sku: subject,
          matching: count,
          average: readNumber(average),
          distribution: counts,
          reviews: decoded,
          photos: decodePhotos({ raw: photos, max: PRODUCT_PHOTOS_MAX }),
        },
      ]
    },
  )
}

/** Decodes the platform's counts, which start at one star. Null for anything else. */
function readDistribution(value: unknown): readonly StarCount[] | null {
  if (!Array.isArray(value) || value.length !== REVIEW_STARS_MAX) return null
  const counts = value.flatMap((count: unknown, index) => {
    const known = readCount(count)
    return known === null ? [] : [{ stars: index + 1, count: known }]
  })
  return counts.length === REVIEW_STARS_MAX ? counts.toReversed() : null
}

/** Reads reviews from their index, for a platform without that call: there they have their product's number only. */
async function indexedReviews(scope: PlatformScope, asked: Asked): Promise<readonly ReviewList[]> {
  const { skus, from, stars, withPhotos } = asked
  // The index of the contract knows no photos.
  if (withPhotos) return []
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
      filters: [
        oneOf('product_id', [productId]),
        oneOf('review_status', [APPROVED]),
        ...(stars === null ? [] : [oneOf('ratings.value', [stars])]),
      ],
      sort: [{ field: 'created_at', options: 'desc' }],
      offset: from,
      size: REVIEW_LIST_SIZE,
      fields: null,
    })
    const reviews = sources.map((review) => decodeReview(review, scope.store.code) ?? unreadable())
    const isWhole = stars === null && reviews.length === total
    const average = isWhole ? averageOf(reviews) : null
    const distribution = isWhole ? countStars(reviews) : null
    const photos = reviews.flatMap((review) => review.photos).slice(0, PRODUCT_PHOTOS_MAX)
    return [{ sku: subject, matching: total, average, distribution, reviews, photos }]
  })
  return (await Promise.all(lists)).flat()
}

function countStars(reviews: readonly ReviewMapper[]): readonly StarCount[] {
  const counts = Array.from({ length: REVIEW_STARS_MAX }, (_star, index) => ({
    stars: index + 1,
    count: reviews.filter(({ rating }) => rating === index + 1).length,
  }))
  return counts.toReversed()
}

function averageOf(reviews: readonly ReviewMapper[]): number | null {
  const stars = reviews.flatMap(({ rating }) => rating ?? [])
  if (stars.length === 0) return null
  return Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10
}

/** Reads one approved review; null if there is none with this number. */
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
