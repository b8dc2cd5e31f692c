import type { TextIndex } from '../text/textIndex.ts'
import { FIELD_BIT_COUNT } from '../text/textIndex.ts'
import { splitsOf } from './compounds.ts'
import { isWritten } from './isWritten.ts'
import type { Language, Meaning } from './meaning.ts'
import { meaning, synonymMeanings } from './meanings.ts'
import type { Stems } from './stems.ts'

/** Fewest letters of each of two words that are one: with fewer, too many pairs spell a word by chance. */
const WORD_MIN_LETTERS = 3
const APART_QUALITY = 0.8

/** Returns the word that the first two words make if they are written together, as "lava vajillas"; null for others. */
export function joinedWord(index: TextIndex, [first, second]: readonly string[], language: Language): string | null {
  if (first === undefined || second === undefined) return null
  if (first.length < WORD_MIN_LETTERS || second.length < WORD_MIN_LETTERS) return null
  return isWritten(index, first + second, language) ? first + second : null
}

/**
 * Returns what a word that the catalogue does not have means if it is two words without a space between, as "sofacama" or
 * "kingsize": a phrase of the synonyms, or two words that a document has.
 */
export function apartMeanings(index: TextIndex, word: string, language: Language): readonly Meaning[] {
  const { stems, synonyms } = language
  const isWord = (part: string) => stems.get(part) !== null && isWritten(index, part, language)
  return splitsOf(word, isWord)
    .filter(({ first }) => isWord(first))
    .flatMap(({ first, last }) => {
      const words = [first, last]
      const isPhrase = synonyms.phraseAt(words, 0, stems) !== null
      if (!isPhrase && !isInOneDocument(index, words, stems)) return []
      return [meaning(words, 1, stems), ...synonymMeanings(words, language)]
    })
    .map((one) => ({ ...one, quality: one.quality * APART_QUALITY }))
}

function isInOneDocument({ postings }: TextIndex, [first = '', last = '']: readonly string[], stems: Stems): boolean {
  const slotsOf = (word: string) =>
    (postings.get(stems.get(word) ?? word) ?? []).map((entry) => entry >> FIELD_BIT_COUNT)
  const slots = new Set(slotsOf(first))
  return slotsOf(last).some((slot) => slots.has(slot))
}
