import { FUZZINESS, FUZZY_MAX_EXPANSIONS, FUZZY_PREFIX_LENGTH, PREFIX_MAX_EXPANSIONS } from '../../limits.ts'
import type { Language, Meaning } from './meaning.ts'
import { letterDistance } from '../text/letterDistance.ts'
import { spellingsFrom } from '../text/textIndex.ts'
import type { TextIndex } from '../text/textIndex.ts'
import type { Stems } from './stems.ts'
import { apartMeanings } from './joins.ts'
import { compoundMeanings, partMeanings, withoutUmlautSpelling } from './compoundMeanings.ts'
import { meaning, synonymMeanings } from './meanings.ts'

const PREFIX_QUALITY = 0.7
const FUZZY_QUALITY = 0.5
const FEWEST_LETTERS_FOR_FUZZINESS = 3
/** Below this length a second wrong letter leaves too little of the word: one, or one swap, is forgiven. */
const LETTERS_FOR_FULL_FUZZINESS = 5

type Typed = Readonly<{ word: string; isLast: boolean; language: Language }>

/** Adds to the meanings of a word those of the words that it may be part of, or was meant to be. */
export function withSpellings(index: TextIndex, meant: readonly Meaning[], typed: Typed): readonly Meaning[] {
  const { word, isLast, language } = typed
  const { stems } = language
  const [own] = meant
  const exact = own?.words[0] === word ? meant : [...meant, { words: [word], quality: 1 }]
  const compounds = language.hasCompounds ? compoundMeanings(index, exact, { word, language }) : []
  const all = [...exact, ...compounds]
  const isKnown = all.some((one) => one.words.every((part) => index.postings.has(part)))
  if (isKnown && !isLast) return all
  const known = new Set(all.map(({ words }) => words.join(' ')))
  const longer = stemsOf(spellingsFrom(index, word), stems).slice(0, PREFIX_MAX_EXPANSIONS)
  if (longer.length > 0) {
    const further = longer.filter((stem) => !known.has(stem))
    return [...all, ...further.map((stem) => ({ words: [stem], quality: PREFIX_QUALITY, isPrefix: true as const }))]
  }
  return isKnown ? all : [...all, ...unknownMeanings(index, typed)]
}

function unknownMeanings(index: TextIndex, { word, language }: Typed): readonly Meaning[] {
  if (!language.hasCompounds) {
    const apart = apartMeanings(index, word, language)
    return apart.length > 0 ? apart : similarSpellings(index, word, language)
  }
  const plain = withoutUmlautSpelling(word)
  if (plain !== word && index.spellings.has(plain)) {
    return [meaning([plain], 1, language.stems), ...synonymMeanings([plain], language)]
  }
  const parts = partMeanings(index, word, language)
  return parts.length > 0 ? parts : similarSpellings(index, word, language)
}

/** One for all the forms of a word: a stem stands wherever one of them does. */
function stemsOf(spellings: readonly string[], stems: Stems): string[] {
  return [...new Set(spellings.map((spelling) => stems.get(spelling) ?? spelling))]
}

/**
 * The words that are spelled most like one that the catalogue does not know, of its texts and of the synonyms. Farther
 * ones are left out where there are nearer ones: who writes "sillno" wants no "silla".
 */
function similarSpellings(index: TextIndex, word: string, language: Language): Meaning[] {
  if (word.length < FEWEST_LETTERS_FOR_FUZZINESS) return []
  const most = word.length < LETTERS_FOR_FULL_FUZZINESS ? 1 : FUZZINESS
  const start = word.slice(0, FUZZY_PREFIX_LENGTH)
  const own = spellingsFrom(index, start)
  const others = language.synonyms.words.filter((other) => other.startsWith(start) && !index.spellings.has(other))
  const near = [...own, ...others]
    .map((spelling) => ({ spelling, distance: letterDistance(word, spelling, most) }))
    .filter(({ distance }) => distance <= most)
  const nearest = Math.min(...near.map(({ distance }) => distance))
  const spellings = near.filter(({ distance }) => distance === nearest).map(({ spelling }) => spelling)
  return spellings
    .filter((_, place) => isFirstOfItsStem(spellings, place, language.stems))
    .slice(0, FUZZY_MAX_EXPANSIONS)
    .flatMap((spelling) => [meaning([spelling], 1, language.stems), ...synonymMeanings([spelling], language)])
    .map(({ words, quality }) => ({
      words,
      quality: (quality * FUZZY_QUALITY) / nearest,
      // Two letters make another word as often as a mistake: the match is marked as a guess.
      ...(nearest > 1 && { isGuess: true }),
    }))
}

function isFirstOfItsStem(spellings: readonly string[], place: number, stems: Stems): boolean {
  const stem = (word: string | undefined) => (word === undefined ? undefined : (stems.get(word) ?? word))
  return spellings.findIndex((other) => stem(other) === stem(spellings[place])) === place
}
