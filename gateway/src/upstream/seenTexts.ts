import { SEEN_TEXTS } from './limits.ts'

/**
 * Which texts were seen of late: for `generationMs` at least, and twice as long at most. Keeps a number of each and not the
 * text, in a table that never grows: seldom it takes a new text for one that was seen, and when there are more than
 * `SEEN_TEXTS` it forgets some early.
 */
export function createSeenTexts(generationMs: number, now: () => number) {
  let newer = new Uint32Array(SEEN_TEXTS)
  let older = new Uint32Array(SEEN_TEXTS)
  let endsAt = 0

  const turn = (): void => {
    // After a long silence both are of before.
    if (now() >= endsAt + generationMs) newer.fill(0)
    ;[newer, older] = [older.fill(0), newer]
    endsAt = now() + generationMs
  }
  return {
    /** Whether a text was seen; from now on it is. */
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

/** FNV-1a, 32 bits; never 0, which stands for nothing. */
function numberOf(text: string): number {
  // Asked once: strings come in many shapes, and V8 would look each time which this is.
  const { length } = text
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}
