/** Tags that one call may name: more come in several calls, or as `*`. */
export const INVALIDATION_TAGS_MAX = 1_000
/** Longest tag that is looked at. */
export const TAG_MAX_CHARACTERS = 40
/** Calls of one address within a minute; wrong keys count as much as right ones. */
export const INVALIDATIONS_PER_MINUTE_MAX = 120
/** Shortest key that may open the address. */
export const INVALIDATION_KEY_MIN_CHARACTERS = 16
