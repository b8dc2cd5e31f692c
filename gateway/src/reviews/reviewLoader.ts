import DataLoader from 'dataloader'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { REVIEW_BATCH_SIZE } from './limits.ts'
import { type ReviewList, listReviews } from './reviewClient.ts'

/** A part of a product's list of reviews. */
type ReviewPart = Readonly<{ sku: string; from: number }>

/** A part as a loader's key: the place never holds a colon, so that the first one ends it. */
export function toReviewKey({ sku, from }: ReviewPart): string {
  return `${from}:${sku}`
}

function parseReviewKey(key: string): ReviewPart {
  const colon = key.indexOf(':')
  return { sku: key.slice(colon + 1), from: Number(key.slice(0, colon)) }
}

/** Parts of lists of reviews: one call for the same place in many lists. */
export function createReviewLoader(scope: PlatformScope) {
  return new DataLoader<string, ReviewList>(
    async (keys) => {
      const parts = keys.map(parseReviewKey)
      const places = [...Map.groupBy(parts, ({ from }) => from)]
      const answers = await Promise.all(
        places.map(([from, asked]) =>
          listReviews(scope, { skus: asked.map(({ sku }) => sku), from }).then(
            (lists) => lists.map((list) => [toReviewKey({ sku: list.sku, from }), list] as const),
            (error: unknown) => {
              const failure = error instanceof Error ? error : new Error(String(error))
              return asked.map((part) => [toReviewKey(part), failure] as const)
            },
          ),
        ),
      )
      const byKey = new Map<string, ReviewList | Error>(answers.flat())
      return parts.map((part) => byKey.get(toReviewKey(part)) ?? nothingOf(part))
    },
    { maxBatchSize: REVIEW_BATCH_SIZE, name: 'reviews' },
  )
}

function nothingOf({ sku }: ReviewPart): ReviewList {
  return { sku, total: 0, average: null, reviews: [] }
}
