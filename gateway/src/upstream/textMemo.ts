type Read<Value> = Readonly<{ text: string; value: Value }>
/** Null: seen once, and not kept. */
type Seen<Value> = Read<Value> | null
type Bounds = Readonly<{ maxCharacters: number; generationMs: number; now?: () => number }>

/** So much of a text's beginning tells most texts apart, together with their length; those it does not take turns. */
const HEAD_CHARACTERS = 48
/** As so many characters counts what is only known to have been seen. */
const SEEN_CHARACTERS = 200

/**
 * What texts say, read once a text from the second time on: what never comes again is forgotten at once, as it would be
 * without this. Texts are found by how they begin and by their length, which takes less than half of what hashing them
 * did, and then compared.
 *
 * Kept in two generations. Now and then the older one is forgotten; what was asked for meanwhile is in the newer. Each has
 * half of the characters: when the newer is full nothing is added until its time is over. So where there is more than can
 * be kept a part of it stays and is found; were the least recent to go for whatever comes, all would go before they come
 * again, and keeping them would cost more than reading.
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
      // A copy: a part of a reply keeps all of the reply in memory.
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

/** A number and not the beginning itself: a part of a string keeps all of it, here a reply, in memory. */
function keyOf(text: string): number {
  const { length } = text
  let key = length
  const end = Math.min(length, HEAD_CHARACTERS)
  for (let at = 0; at < end; at += 1) key = (Math.imul(key, 31) + text.charCodeAt(at)) | 0
  return key
}
