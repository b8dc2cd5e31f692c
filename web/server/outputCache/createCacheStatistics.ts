import type { Logger } from 'pino'
import { STATISTICS_MS } from './limits.ts'

/**
 * Events of the output cache. hit: served as cached; stale: served, and rendered again in the background; miss: not in
 * the cache; kept: put into it; failed: could not be rendered for all visitors; storeFailed: the store did not answer;
 * invalidated: a call dropped tags.
 */
export type CacheEvent = 'hit' | 'stale' | 'miss' | 'kept' | 'failed' | 'storeFailed' | 'invalidated'

/** Counts the events of the output cache, and logs the counts once a minute if there were any. */
export function createCacheStatistics(log: Pick<Logger, 'info'>, everyMs = STATISTICS_MS) {
  let counts: Partial<Record<CacheEvent, number>> = {}
  const tell = () => {
    if (Object.keys(counts).length === 0) return
    log.info({ outputCache: counts }, 'output cache')
    counts = {}
  }
  const timer = setInterval(tell, everyMs)
  timer.unref()
  return {
    count: (event: CacheEvent) => {
      counts[event] = (counts[event] ?? 0) + 1
    },
    close: () => {
      clearInterval(timer)
      tell()
    },
  }
}
