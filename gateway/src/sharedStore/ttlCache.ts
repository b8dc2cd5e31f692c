type Options = Readonly<{
  maxEntries: number
  /** TTL in milliseconds; 0 disables the cache. Called for each value, since it may change. */
  ttlMs: () => number
  now?: () => number
}>

type Entry<Value> = Readonly<{ value: Value; expiresAt: number }>

export type TtlCache<Value> = ReturnType<typeof createTtlCache<Value>>

/**
 * In-process TTL cache of public upstream replies. Holds two generations, each one TTL long: dropping the older one
 * removes expired entries at once, without a scan. If half of `maxEntries` arrive within one TTL, older entries are
 * dropped early.
 */
export function createTtlCache<Value>({ maxEntries, ttlMs, now = () => performance.now() }: Options) {
  const halfEntries = Math.ceil(maxEntries / 2)
  let held = createGenerations<Value>()
  return {
    /** Returns undefined if the key is missing or expired. */
    get(key: string): Value | undefined {
      const entry = held.newer.get(key) ?? held.older.get(key)
      return entry !== undefined && entry.expiresAt > now() ? entry.value : undefined
    },
    /**
     * Call this before a read. The returned function caches its result, unless the cache was cleared meanwhile: the
     * result may be older than the change.
     */
    keeper(): (key: string, value: Value) => void {
      const present = held
      return (key, value) => {
        const validMs = ttlMs()
        if (validMs <= 0) return
        const at = now()
        if (at >= present.endsAt || present.newer.size >= halfEntries) {
          present.older = present.newer
          present.newer = new Map()
          present.endsAt = at + validMs
        }
        present.newer.set(key, { value, expiresAt: at + validMs })
      }
    },
    clear(): void {
      held = createGenerations()
    },
    get size() {
      return held.newer.size + held.older.size
    },
  }
}

type Generations<Value> = {
  newer: Map<string, Entry<Value>>
  older: ReadonlyMap<string, Entry<Value>>
  endsAt: number
}

function createGenerations<Value>(): Generations<Value> {
  return { newer: new Map(), older: new Map(), endsAt: 0 }
}
