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

/** Hands back what it is given: what extends it puts its private field on that object, and makes none of its own. */
class Handed {
  constructor(object: object) {
    return object
  }
}

/** A value that is noted down on objects, as a WeakMap would for them; nobody else sees it, and a copy has none. */
export type Note<Key extends object, Value> = Readonly<{
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => void
}>

/**
 * Makes a note for objects, most of which live as long as a request. It lies on the object itself, in a private field: a
 * WeakMap that outlives them keeps the values of all of them until the whole heap is collected, which then takes longer
 * the more there are. Objects that were frozen before can be noted on as well.
 */
export function createNote<Key extends object, Value>(): Note<Key, Value> {
  class Noted extends Handed {
    #value: Value

    constructor(object: object, value: Value) {
      super(object)
      this.#value = value
    }

    static get(object: object): Value | undefined {
      return #value in object ? object.#value : undefined
    }

    static set(object: object, value: Value): void {
      if (#value in object) object.#value = value
      else new Noted(object, value)
    }
  }
  return Noted
}

/** What is worked out of an object, once for as long as it is there. */
export function onceOf<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = createNote<Key, Readonly<{ value: Value }>>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = work(key)
    known.set(key, { value })
    return value
  }
}
