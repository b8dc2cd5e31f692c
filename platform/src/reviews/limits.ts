/** Reviews that one call lists of a product, and the products that it may name. */
export const REVIEW_LIST_SIZE = 50
export const REVIEW_LIST_MAX_SKUS = 15
/** Maximum offset in the list of a product's reviews: deeper pages are not requested. */
export const REVIEW_LIST_FROM_MAX = 20_000
export const PERCENT_PER_STAR = 20
export const TITLE_MAX_LENGTH = 120
export const DETAIL_MAX_LENGTH = 4_000
export const NICKNAME_MAX_LENGTH = 60
/** Reviews that a moderator is shown at once. */
export const PENDING_LIST_MAX = 200
/** Photos of one review; one of them as it is handed in, in bytes, and the pixels that it may have. */
export const REVIEW_PHOTOS_MAX = 4
export const REVIEW_PHOTO_MAX_BYTES = 44_000
export const REVIEW_PHOTO_MAX_PIXELS = 4_000_000
/** Its longer side as it is kept, in pixels, and how finely. */
export const REVIEW_PHOTO_SIDE = 1_024
export const REVIEW_PHOTO_QUALITY = 82
/** Newest photos of a product that its list of reviews begins with. */
export const PRODUCT_PHOTOS_MAX = 12
/** Reviews that are published at once after an import: a statement takes 65,535 parameters at most. */
export const PUBLISHED_AT_ONCE = 1_000
/** Products whose ratings one statement writes. */
export const RATED_AT_ONCE = 200
