export type BoundedCache<T> = Readonly<{
  /** Returns the value of a key, which then counts as used. */
  get: (key: string) => T | undefined
  /** Stores a value; the least recently used one is removed and passed to `release`. */
  set: (key: string, value: T) => void
}>

/** Creates a cache in memory with a maximum number of values. */
export function createBoundedCache<T>(size: number, release: (value: T) => void): BoundedCache<T> {
  const values = new Map<string, T>()
  const put = (key: string, value: T) => {
    values.delete(key)
    values.set(key, value)
  }
  return {
    get: (key) => {
      const value = values.get(key)
      if (value !== undefined) put(key, value)
      return value
    },
    set: (key, value) => {
      const before = values.get(key)
      if (before !== undefined) release(before)
      put(key, value)
      for (const [oldest, dropped] of values) {
        if (values.size <= size) return
        values.delete(oldest)
        release(dropped)
      }
    },
  }
}
