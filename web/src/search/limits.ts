/** Milliseconds without typing before suggestions are requested. */
export const SUGGESTION_DEBOUNCE_MS = 180
/** Maximum number of suggested products and categories: fewer products on a phone, where they are stacked. */
export const SUGGESTED_PRODUCTS = 8
export const SUGGESTED_PRODUCTS_PHONE = 5
export const SUGGESTED_CATEGORIES = 5
/** Maximum number of cached answers; the least recently used one goes first. */
export const SUGGESTION_CACHE_MAX = 50
/** Maximum number of searches that a device remembers. */
export const RECENT_SEARCHES_MAX = 6
/** Maximum number of products shown from the offline snapshot. */
export const SNAPSHOT_MATCHES_MAX = 24
