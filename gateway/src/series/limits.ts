/** TTL of the pages of series. */
export const SERIES_CACHE_MS = 60_000
/** Maximum number of series that are read of a store. */
export const SERIES_MAX = 500
export const SERIES_SLUG_CHARACTERS_MAX = 120
/** Maximum number of products of a series whose categories are counted. */
export const SERIES_COUNTED_MAX = 100
export const SERIES_STORES_MAX = 20
