/** SKUs in one call of the recommendation service. */
export const RECOMMENDATION_BATCH_SIZE = 15
/** What is bought together changes by the day: a recommendation is good for everybody this long. */
export const RECOMMENDATION_CACHE_MS = 60_000
