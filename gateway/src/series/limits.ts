/** TTL of the pages of series. */
export const SERIES_CACHE_MS = 60_000
/** Maximum number of series that are read of a store. */
export const SERIES_MAX = 500
export const SERIES_SLUG_CHARACTERS_MAX = 120
/** Products of a series whose categories are counted: its share of a search for several series. */
export const SERIES_COUNTED_MAX = 100
/** Series whose products one search reads. */
export const SERIES_BATCH_SIZE = 25
export const SERIES_STORES_MAX = 20
