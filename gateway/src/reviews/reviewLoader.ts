import DataLoader from 'dataloader'
import type { PlatformScope } from '../app/requestScope.ts'
import { REVIEW_BATCH_SIZE } from './limits.ts'
import { type ReviewList, listReviews } from './reviewClient.ts'

/** Part of a product's list of reviews. */
type ReviewPart = Readonly<{ sku: string; from: number; stars: number | null; withPhotos: boolean }>

/** Returns the loader key of a part: what stands before the SKU holds no colon, so the SKU starts after the third one. */
export function toReviewKey({ sku, ...place }: ReviewPart): string {
  return `${placeOf(place)}:${sku}`
}

/** Returns the batch key: lists with the same offset and conditions are read by one call. */
function placeOf({ from, stars, withPhotos }: Omit<ReviewPart, 'sku'>): string {
  return `${from}:${stars ?? ''}:${withPhotos ? 'photos' : ''}`
}

function parseReviewKey(key: string): ReviewPart {
  const [from, stars, photos, ...sku] = key.split(':')
  return {
    sku: sku.join(':'),
    from: Number(from),
    stars: stars ? Number(stars) : null,
    withPhotos: photos === 'photos',
  }
}

/** Loads parts of review lists: one call for the same part of many lists. */
export function createReviewLoader(scope: PlatformScope) {
  return new DataLoader<string, ReviewList>(
    async (keys) => {
      const parts = keys.map(parseReviewKey)
      const places = [...Map.groupBy(parts, placeOf).values()]
      const answers = await Promise.all(
        places.map((asked) => {
          const { from, stars, withPhotos } = asked[0] ?? { from: 0, stars: null, withPhotos: false }
          return listReviews(scope, { skus: asked.map(({ sku }) => sku), from, stars, withPhotos }).then(
            (lists) => lists.map((list) => [toReviewKey({ sku: list.sku, from, stars, withPhotos }), list] as const),
            (error: unknown) => {
              const failure = error instanceof Error ? error : new Error(String(error))
              return asked.map((part) => [toReviewKey(part), failure] as const)
            },
          )
        }),
      )
      const byKey = new Map<string, ReviewList | Error>(answers.flat())
      return parts.map((part) => byKey.get(toReviewKey(part)) ?? nothingOf(part))
    },
    { maxBatchSize: REVIEW_BATCH_SIZE, name: 'reviews' },
  )
}

function nothingOf({ sku }: ReviewPart): ReviewList {
  return { sku, matching: 0, average: null, distribution: null, reviews: [], photos: [] }
}
