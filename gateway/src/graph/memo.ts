/** What was worked out by key, so that it is done once. Of more than `max` keys it starts over. */
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

/** What is worked out of an object, once for as long as it is there. */
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
