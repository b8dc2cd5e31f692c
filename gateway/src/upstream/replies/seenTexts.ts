import { SEEN_TEXTS } from '../limits.ts'

/**
 * Remembers which texts were seen recently: for `generationMs` at least, and twice that at most. Stores a hash of each
 * text in a table of fixed size: rarely, a new text counts as seen, and above `SEEN_TEXTS` some are forgotten early.
 */
export function createSeenTexts(generationMs: number, now: () => number) {
  let newer = new Uint32Array(SEEN_TEXTS)
  let older = new Uint32Array(SEEN_TEXTS)
  let endsAt = 0

  const turn = (): void => {
    // After a long pause both generations are outdated.
    if (now() >= endsAt + generationMs) newer.fill(0)
    ;[newer, older] = [older.fill(0), newer]
    endsAt = now() + generationMs
  }
  return {
    /** Returns true if a text was seen before, and marks it as seen. */
    isKnown: (text: string): boolean => {
      if (now() >= endsAt) turn()
      const number = numberOf(text)
      const slot = number % SEEN_TEXTS
      const isKnown = newer[slot] === number || older[slot] === number
      newer[slot] = number
      return isKnown
    },
  }
}

/** Returns the FNV-1a hash of 32 bits; never 0, which marks an empty slot. */
function numberOf(text: string): number {
  // Read once: strings have several representations, and V8 would check them at each access.
  const { length } = text
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}
