import { BoundedMap } from './boundedMap.ts'
import { type Bucket, bucketAfter } from './bucket.ts'
import { MEMORY_STORE_ENTRIES_MAX } from './limits.ts'
import type { SharedStore } from './sharedStore.ts'

/** The shared store of a gateway that shares with nobody: bounded, forgetful, gone with the process. */
export function createMemoryStore(now: () => number = Date.now): SharedStore {
  const values = new BoundedMap<string>({ maxEntries: MEMORY_STORE_ENTRIES_MAX, now })
  const buckets = new BoundedMap<{ level: number; at: number }>({ maxEntries: MEMORY_STORE_ENTRIES_MAX, now })
  const counters = new BoundedMap<{ count: number }>({ maxEntries: MEMORY_STORE_ENTRIES_MAX, now })
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value, ttlMs) => values.set(key, value, ttlMs),
    setIfAbsent: async (key, value, ttlMs) => {
      if (values.get(key) !== undefined) return false
      values.set(key, value, ttlMs)
      return true
    },
    delete: async (key) => values.delete(key),
    takeFromBucket: async (key, cost, bucket: Bucket) => {
      const { level, answer } = bucketAfter(buckets.get(key), { cost, bucket, now: now() })
      buckets.set(key, { level, at: now() }, (bucket.capacity / bucket.refillPerSecond) * 1000)
      return answer
    },
    count: async (key, windowMs) => {
      const known = counters.get(key)
      if (known) return (known.count += 1)
      counters.set(key, { count: 1 }, windowMs)
      return 1
    },
    isReady: async () => true,
    close: async () => {},
  }
}
