import type { Concept } from '../words/meaning.ts'
import type { TextScores } from './scoreText.ts'
import { impliedValues } from '../words/impliedValues.ts'
import type { ImpliedValues, OptionWords } from '../words/impliedValues.ts'

/** Interpretation of a search text. */
export type TextMatch = Readonly<{
  /** Hits that have all words that count; they come first, the others are related. */
  all: number
  /** Words that count, as they were typed. */
  words: readonly string[]
  /** Words left out because nothing has them together with the others. */
  without: readonly string[]
  /** Values that the words name, such as colours: they select the variant to show. */
  implied: readonly ImpliedValues[]
}>

/** Possible meanings of a text's words, and the option values that words can name. */
export type TextReading = Readonly<{ concepts: readonly Concept[]; options: OptionWords }>

/** @param slots that were found, as they were filtered. */
export function textMatch(
  { concepts, options, counts, hasAll }: TextScores & TextReading,
  slots: readonly number[],
): TextMatch {
  const counting = concepts.filter((_, place) => counts[place] === true)
  return {
    all: slots.reduce((sum, slot) => sum + (hasAll(slot) ? 1 : 0), 0),
    words: counting.map(({ typed }) => typed),
    without: concepts.filter((_, place) => counts[place] !== true).map(({ typed }) => typed),
    implied: impliedValues(counting, options),
  }
}
