import type { Language, Meaning } from './meaning.ts'
import type { TextIndex } from '../text/textIndex.ts'
import { compoundsEnding, splitsOf } from './compounds.ts'
import { isWritten } from './isWritten.ts'
import { meaning, synonymMeanings } from './meanings.ts'

const COMPOUND_QUALITY = 0.8
const PARTS_QUALITY = 0.8
const LAST_PART_QUALITY = 0.4

type Compound = Readonly<{ word: string; language: Language }>

/** The compounds that a word, or one of its synonyms, ends: "Lampe" also means "Stehlampe", and "Pendelleuchte". */
export function compoundMeanings(
  index: TextIndex,
  exact: readonly Meaning[],
  { word, language }: Compound,
): readonly Meaning[] {
  const ends = new Map([[word, 1]])
  for (const { words, quality } of exact) {
    const [only] = words
    if (words.length === 1 && only !== undefined && !ends.has(only)) ends.set(only, quality)
  }
  const found = new Map<string, number>()
  for (const [end, quality] of ends) {
    for (const compound of compoundsEnding(index, end, language)) {
      const stem = language.stems.get(compound) ?? compound
      found.set(stem, Math.max(found.get(stem) ?? 0, quality * COMPOUND_QUALITY))
    }
  }
  return [...found].map(([stem, quality]) => ({ words: [stem], quality }))
}

/**
 * A compound that the catalogue does not know, by its parts: with a synonym of its last part ("Stehleuchte" as
 * "Stehlampe"), as two words ("Samtsofa"), or else by its last part alone, which says what kind of thing it is.
 */
export function partMeanings(index: TextIndex, word: string, language: Language): readonly Meaning[] {
  const { stems, synonyms } = language
  const splits = splitsOf(word, (part) => isWritten(index, part, language))
  const joined = splits.flatMap(({ first, last }) =>
    synonyms
      .of([last], stems)
      .flatMap(([other, ...more]) => (other === undefined || more.length > 0 ? [] : [first + other]))
      .filter((other) => index.spellings.has(other)),
  )
  if (joined.length > 0) return joined.map((other) => meaning([other], COMPOUND_QUALITY, stems))
  const pairs = splits.filter(({ first }) => index.spellings.has(first))
  const both = pairs.map(({ first, last }) => meaning([first, last], PARTS_QUALITY, stems))
  const [longest] = splits
  if (longest === undefined) return []
  const last = [meaning([longest.last], 1, stems), ...synonymMeanings([longest.last], language)]
  const kinds = compoundMeanings(index, last, { word: longest.last, language })
  const alone = [...last, ...kinds].map((one) => ({ ...one, quality: one.quality * LAST_PART_QUALITY }))
  return both.length > 0 ? both : alone
}

/** "Kuehlschrank" as documents are read: "kuhlschrank". */
export function withoutUmlautSpelling(word: string): string {
  return word.replaceAll(/([aou])e/g, '$1')
}
