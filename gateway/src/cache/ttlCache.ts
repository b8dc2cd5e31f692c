import { createLru } from './createLru.ts'

type Options = Readonly<{
  maxEntries: number
  /** TTL in milliseconds; 0 disables the cache. Called for each value, since it may change. */
  ttlMs: () => number
  now?: () => number
}>

export type TtlCache<Value> = ReturnType<typeof createTtlCache<Value>>

/** Creates an in-process cache of values, null among them, that were worked out of public upstream replies. */
export function createTtlCache<Value>({ maxEntries, ttlMs, now }: Options) {
  const entries = createLru<string, Readonly<{ value: Value }>>({ maxEntries, now })
  let clears = 0
  return {
    /** Returns undefined if the key is missing or expired. */
    get: (key: string): Value | undefined => entries.get(key)?.value,
    /**
     * Call this before a read. The returned function caches its result, unless the cache was cleared meanwhile: the
     * result may be older than the change.
     */
    keeper(): (key: string, value: Value) => void {
      const present = clears
      return (key, value) => {
        const ttl = ttlMs()
        if (ttl > 0 && present === clears) entries.set(key, { value }, { ttl })
      }
    },
    clear(): void {
      clears += 1
      entries.clear()
    },
    get size() {
      return entries.size
    },
  }
}
