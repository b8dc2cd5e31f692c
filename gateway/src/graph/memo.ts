/** Cache of computed values by key. Clears itself above `max` keys. */
export class Memo<Key, Value> {
  readonly #known = new Map<Key, Value>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  recall(key: Key, work: (key: Key) => Value): Value {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const value = work(key)
    if (this.#known.size >= this.#max) this.#known.clear()
    this.#known.set(key, value)
    return value
  }
}

/** Caches a value derived from an object for the lifetime of that object. */
export function onceOf<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Readonly<{ value: Value }>>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = work(key)
    known.set(key, { value })
    return value
  }
}
