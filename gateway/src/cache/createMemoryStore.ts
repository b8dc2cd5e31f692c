import { createLru } from './createLru.ts'
import { type Bucket, type BucketState, filledLevel, settledLevel, waitMs } from './bucket.ts'
import { BUCKET_TTL_MIN_MS, MEMORY_STORE_ENTRIES_MAX, MEMORY_STORE_MAX_BYTES } from './limits.ts'
import type { SharedStore } from './sharedStore.ts'

/**
 * Shared store in memory, for a single gateway: bounded in number and bytes, and lost with the process. Uses the
 * monotonic clock, which a change of the system time does not affect.
 */
export function createMemoryStore(now: () => number = () => performance.now()): SharedStore {
  const bounds = { maxEntries: MEMORY_STORE_ENTRIES_MAX, now }
  const values = atFirstUse(() =>
    createLru<string, string>({ ...bounds, size: { max: MEMORY_STORE_MAX_BYTES, of: (value) => value.length } }),
  )
  const buckets = atFirstUse(() => createLru<string, BucketState>(bounds))
  const counters = atFirstUse(() => createLru<string, { count: number }>(bounds))
  const put = (key: string, level: number, { capacity, refillPerSecond }: Bucket) =>
    buckets().set(
      key,
      { level, at: now() },
      { ttl: Math.max(BUCKET_TTL_MIN_MS, Math.ceil(((capacity - level) / refillPerSecond) * 1000)) },
    )
  return {
    get: async (key) => values().get(key) ?? null,
    set: async (key, value, ttlMs) => void values().set(key, value, { ttl: ttlMs }),
    setIfAbsent: async (key, value, ttlMs) => {
      if (values().get(key) !== undefined) return false
      values().set(key, value, { ttl: ttlMs })
      return true
    },
    delete: async (key) => void values().delete(key),
    takeFromBuckets: async (asked, take) => {
      const levels = asked.map((bucket) => filledLevel(buckets().get(bucket.key), bucket, now()))
      const waits = asked.map((bucket, index) => waitMs(levels[index] ?? 0, bucket, take))
      const isTaken = waits.every((wait) => wait === 0)
      return asked.map((bucket, index) => {
        const level = (levels[index] ?? 0) - (isTaken ? take.cost : 0)
        put(bucket.key, level, bucket)
        return { remaining: Math.max(0, Math.floor(level)), retryAfterMs: waits[index] ?? 0 }
      })
    },
    settleBuckets: async (asked, cost) => {
      for (const bucket of asked) {
        put(bucket.key, settledLevel(filledLevel(buckets().get(bucket.key), bucket, now()), bucket, cost), bucket)
      }
    },
    count: async (key, windowMs) => {
      const known = counters().get(key)
      if (known) return (known.count += 1)
      counters().set(key, { count: 1 }, { ttl: windowMs })
      return 1
    },
    takeSlots: async (slots, windowMs) => {
      if (slots.some(({ key, max }) => (counters().get(key)?.count ?? 0) >= max)) return null
      const taken = slots.map(({ key }) => {
        const counter = counters().get(key) ?? { count: 0 }
        if (counter.count === 0) counters().set(key, counter, { ttl: windowMs })
        counter.count += 1
        return counter
      })
      // A counter that has restarted meanwhile is another object.
      return { giveBack: async () => taken.forEach((counter) => (counter.count -= 1)) }
    },
    isReady: async () => true,
    close: async () => {},
  }
}

/** Returns what `make` makes, at the first call: room for all entries is reserved at once, and takes 30 ms together. */
function atFirstUse<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
