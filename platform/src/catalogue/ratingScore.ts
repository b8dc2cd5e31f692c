import { integerOf, numberOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'

/** Most stars of a review. */
export const STARS_MAX = 5
/** Attribute by which lists are sorted, best rated first. Kept with the facets: documents themselves do not carry it. */
export const RATING_SCORE = 'rating_score'
/** Reviews that every product is assumed to have beside its own, and their average. */
const ASSUMED_REVIEWS = 10
const ASSUMED_AVERAGE = 3.5
/** Hundredths: a few hundred different scores, few enough for a column of the index. */
const SCORE_FACTOR = 100

/**
 * Returns the average by which lists are sorted: that of a product's reviews and of ten more with 3.5 stars. The fewer
 * reviews there are, the less they say: one review with 5 stars scores 3.64, forty with 4.8 on average score 4.54. Null
 * without reviews: such products come last.
 */
export function ratingScore(count: number, average: number | null): number | null {
  if (count < 1 || average === null || average < 1 || average > STARS_MAX) return null
  const score = (count * average + ASSUMED_REVIEWS * ASSUMED_AVERAGE) / (count + ASSUMED_REVIEWS)
  return Math.round(score * SCORE_FACTOR) / SCORE_FACTOR
}

/** The score of a product document as a facet; no facet where the document says nothing of reviews. */
export function scoreFacet(source: Fields): Readonly<Record<string, readonly string[]>> {
  const score = ratingScore(integerOf(source.review_count) ?? 0, numberOf(source.rating_average))
  return score === null ? {} : { [RATING_SCORE]: [String(score)] }
}
