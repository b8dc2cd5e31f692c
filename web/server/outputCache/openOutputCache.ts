import type { Logger } from 'pino'
import type { WebEnv } from '../env.ts'
import { createCacheStatistics } from './createCacheStatistics.ts'
import { type OutputCache, createOutputCache } from './createOutputCache.ts'
import { guardPageStore } from './guardPageStore.ts'
import { createMemoryPageStore } from './createMemoryPageStore.ts'
import { createRedisPageStore } from './createRedisPageStore.ts'

type Settings = Pick<WebEnv, 'outputCache' | 'outputCacheRedisUrl' | 'outputCacheMaxBytes'>
type Options = Readonly<{
  log: Logger
  /** Returns true while every slot for rendering is taken. */
  isBusy: () => boolean
}>

/** Opens the output cache that the settings ask for: in Redis if configured, else in memory. Null when it is off. */
export function openOutputCache(env: Settings, { log, isBusy }: Options): OutputCache | null {
  if (!env.outputCache) return null
  const statistics = createCacheStatistics(log)
  const { count } = statistics
  const maxBytes = env.outputCacheMaxBytes ?? undefined
  const store =
    env.outputCacheRedisUrl === null
      ? createMemoryPageStore({ maxBytes })
      : createRedisPageStore(env.outputCacheRedisUrl, { maxBytes })
  const cache = createOutputCache({
    store: guardPageStore(store, { log, onFailure: () => count('storeFailed') }),
    count,
    isBusy,
  })
  return {
    ...cache,
    close: async () => {
      statistics.close()
      await cache.close()
    },
  }
}
