/** SKUs in one call to the recommendation service. */
export const RECOMMENDATION_BATCH_SIZE = 15
/** TTL of recommendations in the public cache: they change daily. */
export const RECOMMENDATION_CACHE_MS = 60_000
