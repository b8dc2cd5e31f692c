import { createHash } from 'node:crypto'

/** Creates a memory of the `max / 2` to `max` keys seen last. */
export function createRecentKeys(max: number) {
  let recent = new Set<string>()
  let older = new Set<string>()
  return {
    /** Records a key; returns true when it was seen before. */
    see: (key: string): boolean => {
      // Keys are addresses of any length.
      const name = createHash('sha256').update(key).digest('base64url').slice(0, 22)
      const isKnown = recent.has(name) || older.has(name)
      recent.add(name)
      if (recent.size >= max / 2) {
        older = recent
        recent = new Set()
      }
      return isKnown
    },
  }
}
