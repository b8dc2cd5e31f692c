/** Reviews in one call of the platform, for each product. */
export const REVIEW_LIST_SIZE = 50
/** SKUs in one call for reviews. */
export const REVIEW_BATCH_SIZE = 15
/** Who writes reviews by the dozen writes them for somebody else: so many in so much time. */
export const REVIEWS_WRITTEN_MAX = 10
export const REVIEWS_WRITTEN_WINDOW_MS = 60 * 60_000
