import type { Stems } from './textIndex.ts'
import { wordsOf } from './wordsOf.ts'

/** Which words and phrases mean the same. */
export type Synonyms = Readonly<{
  /** Every word that stands in a group, for its stem to be known. */
  words: readonly string[]
  /** The longest phrase of several words that begins at a place of a text, or null. */
  phraseAt: (words: readonly string[], at: number, stems: Stems) => readonly string[] | null
  /** What else may be said for these words. */
  of: (words: readonly string[], stems: Stems) => readonly (readonly string[])[]
}>

/** Reads groups of terms, such as `['minisplit', 'aire acondicionado']`; compared by stems, so that plurals count. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const parsed = groups.map((terms) => terms.map(wordsOf).filter((words) => words.length > 0))
  const phrases = parsed
    .flat()
    .filter((words) => words.length > 1)
    .toSorted((one, two) => two.length - one.length)
  const isSame = (one: readonly string[], two: readonly string[], stems: Stems) =>
    one.length === two.length && one.every((word, place) => stemOf(word, stems) === stemOf(two[place] ?? '', stems))
  return {
    words: [...new Set(parsed.flat(2))],
    phraseAt: (words, at, stems) =>
      phrases.find((phrase) => isSame(phrase, words.slice(at, at + phrase.length), stems)) ?? null,
    of: (words, stems) =>
      parsed
        .filter((terms) => terms.some((term) => isSame(term, words, stems)))
        .flatMap((terms) => terms.filter((term) => !isSame(term, words, stems))),
  }
}

function stemOf(word: string, stems: Stems): string {
  return stems.get(word) ?? word
}
