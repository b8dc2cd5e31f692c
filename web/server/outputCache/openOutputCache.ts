import type { Logger } from 'pino'
import type { WebEnv } from '../env.ts'
import { createCacheStatistics } from './cacheStatistics.ts'
import { type OutputCache, createOutputCache } from './createOutputCache.ts'
import { guardPageStore } from './guardPageStore.ts'
import { createMemoryPageStore } from './memoryPageStore.ts'
import { createRedisPageStore } from './redisPageStore.ts'

/** The output cache that the settings ask for: in Redis where there is one, else in memory. Null when it is off. */
export function openOutputCache(env: Pick<WebEnv, 'outputCache' | 'redisUrl'>, log: Logger): OutputCache | null {
  if (!env.outputCache) return null
  const statistics = createCacheStatistics(log)
  const { count } = statistics
  const store = env.redisUrl === null ? createMemoryPageStore() : createRedisPageStore(env.redisUrl)
  const cache = createOutputCache({
    store: guardPageStore(store, { log, onFailure: () => count('storeFailed') }),
    count,
  })
  return {
    ...cache,
    close: async () => {
      statistics.close()
      await cache.close()
    },
  }
}
