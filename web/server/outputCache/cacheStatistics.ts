import type { Logger } from 'pino'
import { STATISTICS_MS } from './limits.ts'

/**
 * hit: shown as it was kept; stale: shown, and rendered anew behind; miss: was not there; kept: put there; failed: could
 * not be rendered for everybody; storeFailed: the store did not answer; invalidated: a call that dropped tags.
 */
export type CacheEvent = 'hit' | 'stale' | 'miss' | 'kept' | 'failed' | 'storeFailed' | 'invalidated'

/** Counts what comes of the output cache, and says it in the log once a minute, when anything happened. */
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
