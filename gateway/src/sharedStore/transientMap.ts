type Slot<Value> = { value: Value | undefined }

/**
 * Map for entries that come and go during the whole life of the process. The table of a Map that was outgrown or full
 * of gaps points to its successor (V8, OrderedHashTable): once one is in old space, all its successors stay in memory
 * until a full garbage collection, with all entries at the time of their replacement. Therefore removed entries leave
 * an empty slot here.
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

  /** Sets a value; an existing key keeps its position. */
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

  /** Returns the keys in insertion order. */
  keys(): IterableIterator<Key> {
    return this.#slots.keys()
  }

  *[Symbol.iterator](): IterableIterator<[Key, Value]> {
    for (const [key, { value }] of this.#slots) if (value !== undefined) yield [key, value]
  }
}
