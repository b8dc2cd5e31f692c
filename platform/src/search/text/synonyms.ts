import type { Stems } from '../words/stems.ts'
import { wordsOf } from './wordsOf.ts'

/** Which words and phrases mean the same. */
export type Synonyms = Readonly<{
  /** Every word that stands in a group, for its stem to be known. */
  words: readonly string[]
  /** The longest phrase of several words that begins at a place of a text without stop words, or null. */
  phraseAt: (words: readonly string[], at: number, stems: Stems) => readonly string[] | null
  /** Returns the other terms of all groups that contain these words. */
  of: (words: readonly string[], stems: Stems) => readonly (readonly string[])[]
}>

/**
 * Reads groups of terms, such as `['minisplit', 'aire acondicionado']`; compared by stems, so that plurals count, and
 * without stop words, so that "mesa de noche" is a phrase of two.
 */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const parsed = groups.map((terms) => terms.map(wordsOf).filter((words) => words.length > 0))
  const phrases = parsed
    .flat()
    .filter((words) => words.length > 1)
    .toSorted((one, two) => two.length - one.length)
  return {
    words: [...new Set(parsed.flat(2))],
    phraseAt: (words, at, stems) => {
      for (const phrase of phrases) {
        const own = telling(phrase, stems)
        const typed = words.slice(at, at + own.length)
        if (own.length > 1 && isSame(own, typed, stems)) return typed
      }
      return null
    },
    of: (words, stems) =>
      parsed
        .filter((terms) => terms.some((term) => isSame(telling(term, stems), telling(words, stems), stems)))
        .flatMap((terms) => terms.filter((term) => !isSame(telling(term, stems), telling(words, stems), stems))),
  }
}

function telling(words: readonly string[], stems: Stems): readonly string[] {
  const found = words.filter((word) => stems.get(word) !== null)
  return found.length > 0 ? found : words
}

function isSame(one: readonly string[], two: readonly string[], stems: Stems): boolean {
  return (
    one.length === two.length && one.every((word, place) => stemOf(word, stems) === stemOf(two[place] ?? '', stems))
  )
}

function stemOf(word: string, stems: Stems): string {
  return stems.get(word) ?? word
}
