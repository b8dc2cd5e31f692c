type Slot<Value> = { value: Value | undefined }

/**
 * A Map for what comes and goes as long as the process runs. A Map's table that has become too small, or full of gaps, points
 * to the one that follows it (V8, OrderedHashTable): once one of them has grown old, all that come after are kept until the
 * whole heap is collected, with all that was in them when they were replaced. So what is taken out here leaves an empty slot.
 */
export class TransientMap<Key, Value extends object> {
  readonly #slots = new Map<Key, Slot<Value>>()

  get size(): number {
    return this.#slots.size
  }

  has(key: Key): boolean {
    return this.#slots.has(key)
  }

  get(key: Key): Value | undefined {
    return this.#slots.get(key)?.value
  }

  /** What is there already keeps its place. */
  set(key: Key, value: Value): void {
    const slot = this.#slots.get(key)
    if (slot) slot.value = value
    else this.#slots.set(key, { value })
  }

  delete(key: Key): void {
    const slot = this.#slots.get(key)
    if (!slot) return
    slot.value = undefined
    this.#slots.delete(key)
  }

  clear(): void {
    for (const slot of this.#slots.values()) slot.value = undefined
    this.#slots.clear()
  }

  /** In the order in which they came. */
  keys(): IterableIterator<Key> {
    return this.#slots.keys()
  }

  *[Symbol.iterator](): IterableIterator<[Key, Value]> {
    for (const [key, { value }] of this.#slots) if (value !== undefined) yield [key, value]
  }
}
