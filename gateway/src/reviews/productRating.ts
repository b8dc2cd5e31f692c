import { REVIEW_STARS_MAX } from '@hogar/schema/validation/limits.ts'
import type { ProductRating } from '../__generated__/schemaTypes.ts'
import { type Source, readCount, readNumber } from '../parse/readValue.ts'

/** Returns the rating in a product's document; null if it has none, or no reviews. */
export function productRating(values: Source): ProductRating | null {
  const [count, average] = [readCount(values.review_count), readNumber(values.rating_average)]
  if (count === null || count < 1 || average === null || average < 1 || average > REVIEW_STARS_MAX) return null
  return { average: Math.round(average * 10) / 10, count }
}
