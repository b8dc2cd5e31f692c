/** Reviews of each product in one call. */
export const REVIEW_LIST_SIZE = 50
/** SKUs in one call for reviews. */
export const REVIEW_BATCH_SIZE = 15
/** Newest photos of a product in one list. */
export const PRODUCT_PHOTOS_MAX = 12
export const PHOTO_PATH_MAX_CHARACTERS = 255
/** Rate limit of reviews: many in a short time are likely paid for. */
export const REVIEWS_WRITTEN_MAX = 10
export const REVIEWS_WRITTEN_WINDOW_MS = 60 * 60_000
