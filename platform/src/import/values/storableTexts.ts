/** Half of a character pair, which is no character by itself. */
const HALF_PAIR = /\p{Surrogate}/gu
const NUL = '\u0000'

/**
 * Returns a parsed JSON value without the characters that the database takes in no text: NUL, and halves of character
 * pairs, as a text that was cut leaves them. A value without them is returned as it is.
 */
export function storableTexts(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map(storableTexts)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const entries = Object.entries(value).map(
    ([name, inner]) => [storableText(name), storableTexts(inner), inner] as const,
  )
  const isChanged = entries.some(([name, inner, before]) => inner !== before || !Object.hasOwn(value, name))
  return isChanged ? Object.fromEntries(entries) : value
}

function storableText(text: string): string {
  return text.isWellFormed() && !text.includes(NUL) ? text : text.replaceAll(NUL, '').replaceAll(HALF_PAIR, '')
}
