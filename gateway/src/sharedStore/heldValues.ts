type Options = Readonly<{
  maxEntries: number
  /** How long a value is good for everybody; 0 holds nothing. Asked for each value: it may change. */
  holdMs: () => number
  now?: () => number
}>

type Entry<Value> = Readonly<{ value: Value; expiresAt: number }>

export type HeldValues<Value> = ReturnType<typeof createHeldValues<Value>>

/**
 * What was read a moment ago and is good for everybody in this process, as a whole public reply is. Kept in two generations,
 * each as long as values are good: with the older one goes, at once, what has ended, and nothing is looked for or moved
 * meanwhile. When half of `maxEntries` have come sooner than that the older ones go before their time.
 */
export function createHeldValues<Value>({ maxEntries, holdMs, now = () => performance.now() }: Options) {
  const halfEntries = Math.ceil(maxEntries / 2)
  let held = createGenerations<Value>()
  return {
    /** Undefined when nobody has read it of late. */
    get(key: string): Value | undefined {
      const entry = held.newer.get(key) ?? held.older.get(key)
      return entry !== undefined && entry.expiresAt > now() ? entry.value : undefined
    },
    /** To be called before a read. What it brings is held, unless everything was forgotten meanwhile: it may be of before. */
    keeper(): (key: string, value: Value) => void {
      const present = held
      return (key, value) => {
        const ttlMs = holdMs()
        if (ttlMs <= 0) return
        const at = now()
        if (at >= present.endsAt || present.newer.size >= halfEntries) {
          present.older = present.newer
          present.newer = new Map()
          present.endsAt = at + ttlMs
        }
        present.newer.set(key, { value, expiresAt: at + ttlMs })
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
