import type { Language } from './meaning.ts'
import type { TextIndex } from '../text/textIndex.ts'

/** Fewest letters of a part of a compound: shorter ones end many words by chance. */
const PART_MIN_LETTERS = 4
const REST_MIN_LETTERS = 3

/** Words of names that end with a word, as "Stehlampe" ends with "Lampe": in German they are such a thing. */
export function compoundsEnding(index: TextIndex, word: string, { stems }: Language): string[] {
  const end = stems.get(word) ?? word
  if (end.length < PART_MIN_LETTERS) return []
  return [...index.spellings.keys()].filter((spelling) => {
    const stem = stems.get(spelling) ?? spelling
    return stem.endsWith(end) && stem.length >= end.length + REST_MIN_LETTERS
  })
}

/** A compound that the catalogue does not know, as the two words that it is made of. */
export type Split = Readonly<{ first: string; last: string }>

/** The ways to take a word apart whose last part is a word of the catalogue or of the synonyms; longest last part first. */
export function splitsOf(word: string, isKnown: (part: string) => boolean): Split[] {
  const splits: Split[] = []
  for (let at = REST_MIN_LETTERS; at <= word.length - PART_MIN_LETTERS; at += 1) {
    const last = word.slice(at)
    if (isKnown(last)) splits.push({ first: word.slice(0, at), last })
  }
  return splits
}
