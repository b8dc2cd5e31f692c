type Read<Value> = Readonly<{ text: string; value: Value }>
/** Cached text and value; null for a text that was seen once. */
type Seen<Value> = Read<Value> | null
type Bounds = Readonly<{ maxCharacters: number; generationMs: number; now?: () => number }>

/** Length of the prefix that, with the length of the text, is its key. Texts with the same key replace each other. */
const HEAD_CHARACTERS = 48
/** Size that counts for a text that was only seen, in characters. */
const SEEN_CHARACTERS = 200

/**
 * Cache of parsed texts.
 *
 * A text is cached from its second occurrence on, so that one-off texts cost nothing. The key is a prefix and the
 * length, which is twice as fast as a hash; the whole text is then compared. Has two generations of half the capacity:
 * the older one is dropped from time to time, and texts in use move to the newer. When the newer is full, nothing is
 * added until its time is over. So if there is more than fits, a part stays and is found; LRU would evict every text
 * before it comes again, and cost more than parsing.
 */
export class TextMemo<Value> {
  readonly #halfCharacters: number
  readonly #generationMs: number
  readonly #now: () => number
  #newer = new Map<number, Seen<Value>>()
  #older = new Map<number, Seen<Value>>()
  #added = 0
  #endsAt = 0

  constructor({ maxCharacters, generationMs, now = () => performance.now() }: Bounds) {
    this.#halfCharacters = maxCharacters / 2
    this.#generationMs = generationMs
    this.#now = now
  }

  recall(text: string, read: (text: string) => Value): Value {
    if (this.#now() >= this.#endsAt) this.#beginGeneration()
    const key = keyOf(text)
    const newer = this.#newer.get(key)
    if (newer?.text === text) return newer.value
    const older = this.#older.get(key)
    const isKept = older?.text === text
    const value = isKept ? older.value : read(text)
    const isSeen = newer !== undefined || older !== undefined
    if (this.#added < this.#halfCharacters) {
      // A copy, since a substring keeps the whole reply in memory.
      const entry = isKept ? older : isSeen ? { text: Buffer.from(text).toString(), value } : null
      this.#newer.set(key, entry)
      this.#added += weightOf(entry) - (newer === undefined ? 0 : weightOf(newer))
    }
    return value
  }

  #beginGeneration(): void {
    this.#endsAt = this.#now() + this.#generationMs
    this.#older = this.#newer
    this.#newer = new Map()
    this.#added = 0
  }
}

function weightOf(seen: Seen<unknown>): number {
  return seen?.text.length ?? SEEN_CHARACTERS
}

/** Returns the key of a text: a number, since a substring would keep the whole reply in memory. */
function keyOf(text: string): number {
  const { length } = text
  let key = length
  const end = Math.min(length, HEAD_CHARACTERS)
  for (let at = 0; at < end; at += 1) key = (Math.imul(key, 31) + text.charCodeAt(at)) | 0
  return key
}
