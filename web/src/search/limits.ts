/** How long a shopper rests before what was typed is looked up. */
export const SUGGESTION_DEBOUNCE_MS = 180
/** Products and categories suggested: fewer products where they stand one below the other on a phone. */
export const SUGGESTED_PRODUCTS = 8
export const SUGGESTED_PRODUCTS_PHONE = 5
export const SUGGESTED_CATEGORIES = 5
/** Answers kept in memory while the shop is open; the one used longest ago goes first. */
export const SUGGESTION_CACHE_MAX = 50
/** Searches that a device remembers. */
export const RECENT_SEARCHES_MAX = 6
/** Products shown of those that a device keeps, where it cannot search. */
export const KEPT_MATCHES_MAX = 24
