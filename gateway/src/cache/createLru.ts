import { LRUCache } from 'lru-cache'

type Bounds<Value> = Readonly<{
  maxEntries: number
  /** Maximum size of all values together, and the size of one. */
  size?: Readonly<{ max: number; of: (value: Value) => number }>
  /** Clock in milliseconds; by default one that the time of day does not change. */
  now?: () => number
}>

/**
 * Creates an in-process cache. Above `maxEntries`, or above the maximum size, the least recently used entry leaves. An
 * entry may have a TTL in milliseconds, after which it has expired: `set(key, value, { ttl })`.
 */
export function createLru<Key extends string | number, Value extends {}>(bounds: Bounds<Value>): LRUCache<Key, Value> {
  const { maxEntries, size, now = () => performance.now() } = bounds
  return new LRUCache<Key, Value>({
    max: maxEntries,
    ...(size === undefined ? {} : { maxSize: size.max, sizeCalculation: (value) => Math.max(1, size.of(value)) }),
    // The library takes the start 0 for none.
    perf: { now: () => now() + 1 },
    ttlResolution: 0,
  })
}
