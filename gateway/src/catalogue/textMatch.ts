import { readSource, readSources, readText } from '../parse/readValue.ts'

/** Maximum list length: more than a search has words. */
const LIST_MAX = 100

/** Platform's interpretation of a search text. */
export type TextMatch = Readonly<{
  /** Number of products with all words; they come first, and all others are related. */
  count: number
  /** Words by which products were found, lower case and without accents. */
  words: readonly string[]
  /** Words that were dropped, because no product has them together with the others. */
  missing: readonly string[]
  /** Values that the words name, such as colours. */
  implied: readonly Readonly<{ attribute: string; values: readonly string[] }>[]
}>

/** Decodes the platform's interpretation of a text; null if it sent none. */
export function readTextMatch(value: unknown): TextMatch | null {
  const { all, words, without, implied } = readSource(value)
  if (typeof all !== 'number') return null
  return {
    count: all,
    words: textsOf(words),
    missing: textsOf(without),
    implied: readSources(implied, LIST_MAX).flatMap(({ attribute, values }) => {
      const code = readText(attribute)
      return code === null ? [] : [{ attribute: code, values: textsOf(values) }]
    }),
  }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.slice(0, LIST_MAX).flatMap((item) => readText(item) ?? []) : []
}
