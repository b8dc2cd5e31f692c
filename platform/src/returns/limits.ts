/** Returns of one order, photos of one return, and the longest remark about one. */
export const RETURNS_PER_ORDER_MAX = 10
export const RETURN_PHOTOS_MAX = 3
export const RETURN_COMMENT_MAX_LENGTH = 500
/** One photo as it is handed in, in bytes, and the pixels that it may have. */
export const RETURN_PHOTO_MAX_BYTES = 48_000
export const RETURN_PHOTO_MAX_PIXELS = 4_000_000
/** Its longer side as it is kept, in pixels, and how finely. */
export const RETURN_PHOTO_SIDE = 1_024
export const RETURN_PHOTO_QUALITY = 70
