import { TransientMap } from './transientMap.ts'

type Bounds = Readonly<{ maxEntries: number; now?: () => number }>

type Entry<Value> = Readonly<{ value: Value; expiresAt: number }>

/** Map with expiry, and with LRU eviction above `maxEntries`. */
export class BoundedMap<Value> {
  readonly #entries = new TransientMap<string, Entry<Value>>()
  readonly #maxEntries: number
  readonly #now: () => number

  constructor({ maxEntries, now = Date.now }: Bounds) {
    this.#maxEntries = maxEntries
    this.#now = now
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.expiresAt <= this.#now()) return undefined
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, ttlMs = Infinity): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt: this.#now() + ttlMs })
    if (this.#entries.size <= this.#maxEntries) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}
