import { type TtlCache, createTtlCache } from '../cache/ttlCache.ts'
import { COUNT_CACHE_MAX } from './limits.ts'

/** Raw counts of lists, by the list's conditions. */
export type CachedCounts = TtlCache<unknown>

/** Creates the cache of counts, whose TTL `ttlMs` is that of the replies they come from. */
export function createCountCache(ttlMs: () => number): CachedCounts {
  return createTtlCache({ maxEntries: COUNT_CACHE_MAX, ttlMs })
}
