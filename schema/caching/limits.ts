/** Maximum number of tags per request; larger sets need several requests, or `*`. */
export const INVALIDATION_TAGS_MAX = 1_000
/** Maximum length of a tag; longer ones are ignored. */
export const TAG_MAX_CHARACTERS = 40
/** Rate limit: requests per IP address and minute, with right and wrong keys. */
export const INVALIDATIONS_PER_MINUTE_MAX = 120
/** Minimum length of the secret key. */
export const INVALIDATION_KEY_MIN_CHARACTERS = 16
