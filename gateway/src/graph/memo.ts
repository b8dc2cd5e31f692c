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
