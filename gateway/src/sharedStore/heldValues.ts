import { BoundedMap } from './boundedMap.ts'

type Options = Readonly<{
  maxEntries: number
  /** How long a value is good for everybody; 0 holds nothing. Asked for each value: it may change. */
  holdMs: () => number
  now?: () => number
}>

export type HeldValues<Value> = ReturnType<typeof createHeldValues<Value>>

/** What was read a moment ago and is good for everybody in this process, as a whole public reply is. */
export function createHeldValues<Value>({ maxEntries, holdMs, now = () => performance.now() }: Options) {
  const nothing = () => new BoundedMap<Value>({ maxEntries, now })
  let held = nothing()
  return {
    /** Undefined when nobody has read it of late. */
    get: (key: string): Value | undefined => held.get(key),
    /** To be called before a read. What it brings is held, unless everything was forgotten meanwhile: it may be of before. */
    keeper(): (key: string, value: Value) => void {
      const present = held
      return (key, value) => {
        const ttlMs = holdMs()
        if (ttlMs > 0) present.set(key, value, ttlMs)
      }
    },
    clear(): void {
      held = nothing()
    },
    get size() {
      return held.size
    },
  }
}
