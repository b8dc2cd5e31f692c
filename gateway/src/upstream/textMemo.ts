type Read<Value> = Readonly<{ text: string; value: Value }>

/** So much of a text's beginning tells most texts apart, together with their length; who shares both takes turns. */
const HEAD_CHARACTERS = 48

/**
 * What texts say, read once a text. Texts are found by how they begin and by their length, which takes less than
 * half of what hashing them did, and then compared. Bounded by their characters: when the newer half is full the older one is
 * forgotten, and what was asked for meanwhile is in the newer.
 */
export class TextMemo<Value> {
  readonly #maxCharacters: number
  #newer = new Map<string, Read<Value>>()
  #older = new Map<string, Read<Value>>()
  #characters = 0

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters
  }

  recall(text: string, read: (text: string) => Value): Value {
    const key = `${text.length}${text.slice(0, HEAD_CHARACTERS)}`
    const newer = this.#newer.get(key)
    if (newer?.text === text) return newer.value
    const older = this.#older.get(key)
    // A copy: a part of a reply keeps all of the reply in memory.
    const entry = older?.text === text ? older : { text: Buffer.from(text).toString(), value: read(text) }
    if (!newer) this.#characters += text.length
    if (this.#characters > this.#maxCharacters / 2) {
      this.#older = this.#newer
      this.#newer = new Map()
      this.#characters = text.length
    }
    this.#newer.set(key, entry)
    return entry.value
  }
}
