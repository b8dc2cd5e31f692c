import { FUZZINESS, FUZZY_MAX_EXPANSIONS, FUZZY_PREFIX_LENGTH, PREFIX_MAX_EXPANSIONS } from '../limits.ts'
import { letterDistance } from './letterDistance.ts'
import type { Synonyms } from './synonyms.ts'
import { spellingsFrom } from './textIndex.ts'
import type { Stems, TextIndex } from './textIndex.ts'

/** Words that all have to stand in a document for it to mean the concept; `quality` is 1 for what was typed. */
export type Meaning = Readonly<{ words: readonly string[]; quality: number }>
/** One thing that a shopper typed, as everything that it may mean. */
export type Concept = readonly Meaning[]

/** Of the first synonym of a group; each further one counts a little less. */
const SYNONYM_QUALITY = 0.5
const NEXT_SYNONYM = 0.97
const PREFIX_QUALITY = 0.7
const FUZZY_QUALITY = 0.5
const FEWEST_LETTERS_FOR_FUZZINESS = 4
/** Below this length one wrong letter already makes another word. */
const LETTERS_FOR_FULL_FUZZINESS = 5

export type Language = Readonly<{ stems: Stems; synonyms: Synonyms }>

/**
 * What the words of a search may mean: themselves by their stems, their synonyms, and, where the catalogue does not
 * know a word, those that begin with it or else those that are spelled almost like it. With `isUnfinished` the last
 * word is also the beginning of others. Stop words are left out unless there is nothing else.
 */
export function expandText(
  index: TextIndex,
  words: readonly string[],
  { language, isUnfinished }: { language: Language; isUnfinished: boolean },
): Concept[] {
  const { stems, synonyms } = language
  const telling = words.filter((word) => stems.get(word) !== null)
  const used = telling.length > 0 ? telling : words
  const concepts: Concept[] = []
  for (let at = 0; at < used.length;) {
    const phrase = synonyms.phraseAt(used, at, stems)
    const own = used.slice(at, at + (phrase?.length ?? 1))
    at += own.length
    const isLast = at === used.length && isUnfinished
    const meant = [meaning(own, 1, stems), ...synonymsOf(own, language)]
    concepts.push(own.length > 1 ? meant : withSpellings(index, meant, { word: own[0] ?? '', isLast, stems }))
  }
  return concepts
}

function meaning(words: readonly string[], quality: number, stems: Stems): Meaning {
  return { words: words.map((word) => stems.get(word) ?? word), quality }
}

function synonymsOf(own: readonly string[], { stems, synonyms }: Language): Meaning[] {
  return synonyms.of(own, stems).map((words, place) => meaning(words, SYNONYM_QUALITY * NEXT_SYNONYM ** place, stems))
}

function withSpellings(
  index: TextIndex,
  meant: readonly Meaning[],
  { word, isLast, stems }: { word: string; isLast: boolean; stems: Stems },
): Concept {
  const [own] = meant
  const exact: Meaning[] = own?.words[0] === word ? [...meant] : [...meant, { words: [word], quality: 1 }]
  const isKnown = exact.some((one) => one.words.every((part) => index.postings.has(part)))
  if (isKnown && !isLast) return exact
  const known = new Set(exact.map(({ words }) => words.join(' ')))
  const longer = stemsOf(spellingsFrom(index, word), stems).slice(0, PREFIX_MAX_EXPANSIONS)
  if (longer.length === 0) return isKnown ? exact : [...exact, ...similarSpellings(index, word, stems)]
  const further = longer.filter((stem) => !known.has(stem))
  return [...exact, ...further.map((stem) => ({ words: [stem], quality: PREFIX_QUALITY }))]
}

/** One for all the forms of a word: a stem stands wherever one of them does. */
function stemsOf(spellings: readonly string[], stems: Stems): string[] {
  return [...new Set(spellings.map((spelling) => stems.get(spelling) ?? spelling))]
}

function similarSpellings(index: TextIndex, word: string, stems: Stems): Meaning[] {
  if (word.length < FEWEST_LETTERS_FOR_FUZZINESS) return []
  const most = word.length < LETTERS_FOR_FULL_FUZZINESS ? 1 : FUZZINESS
  const near = spellingsFrom(index, word.slice(0, FUZZY_PREFIX_LENGTH))
    .map((spelling) => ({ spelling, distance: letterDistance(word, spelling, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, two) => one.distance - two.distance)
  const distances = new Map(
    near.toReversed().map(({ spelling, distance }) => [stems.get(spelling) ?? spelling, distance]),
  )
  return stemsOf(
    near.map(({ spelling }) => spelling),
    stems,
  )
    .slice(0, FUZZY_MAX_EXPANSIONS)
    .map((stem) => ({ words: [stem], quality: FUZZY_QUALITY / (distances.get(stem) ?? 1) }))
}
