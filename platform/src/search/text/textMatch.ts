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

/** @param all number of hits, as they were filtered, that have all words that count. */
export function textMatch(
  { concepts, options, counts }: Pick<TextScores, 'counts'> & TextReading,
  all: number,
): TextMatch {
  const counting = concepts.filter((_, place) => counts[place] === true)
  return {
    all,
    words: counting.map(({ typed }) => typed),
    without: concepts.filter((_, place) => counts[place] !== true).map(({ typed }) => typed),
    implied: impliedValues(counting, options),
  }
}
