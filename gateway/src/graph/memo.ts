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

/** Base class whose constructor returns its argument, so that a subclass stores its private field on that object. */
class Handed {
  constructor(object: object) {
    return object
  }
}

/** Private value attached to objects, like a WeakMap entry: invisible to other code, and absent from copies. */
export type Note<Key extends object, Value> = Readonly<{
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => void
}>

/**
 * Creates a private value for objects, most of which live as long as a request. It is stored in a private field of the
 * object: a WeakMap that outlives them keeps all values until a full garbage collection, which then takes longer the
 * more there are. Works for frozen objects too.
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

/** Caches a value derived from an object for the lifetime of that object. */
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
