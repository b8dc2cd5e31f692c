import type { Meaning, Concept, Language } from '../words/meaning.ts'
import { SEARCH_WORDS_MAX } from '../../limits.ts'
import { meaning, synonymMeanings } from '../words/meanings.ts'
import { numberMeanings } from '../words/numberMeanings.ts'
import { readItems } from '../words/readItems.ts'
import type { TextItem } from '../words/readItems.ts'
import { withSpellings } from '../words/withSpellings.ts'
import { isFiller } from '../words/isFiller.ts'
import type { TextIndex } from './textIndex.ts'
import { joinedWord } from '../words/joins.ts'
import type { Stems } from '../words/stems.ts'

export type Expansion = Readonly<{ language: Language; isUnfinished: boolean }>

/**
 * Splits a search text into concepts with their possible meanings: words by their stems, their synonyms, and, for words
 * that the catalogue does not have, those that begin with it or else those with nearly the same spelling; numbers with
 * their units. With `isUnfinished` the last word also matches as a prefix. Stop words and filler words are left out
 * unless there is nothing else.
 */
export function expandText(index: TextIndex, text: string, expansion: Expansion): Concept[] {
  const items = tellingItems(readItems(text).slice(0, SEARCH_WORDS_MAX), expansion.language.stems)
  const concepts: Concept[] = []
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (item === undefined) break
    const { concept, length } =
      item.kind === 'number'
        ? numberMeanings(index, item, expansion.language.stems)
        : wordConcept(index, { items, at }, expansion)
    concepts.push(concept)
    at += length
  }
  return concepts
}

function tellingItems(items: readonly TextItem[], stems: Stems): readonly TextItem[] {
  const words = items.filter((item) => item.kind === 'number' || stems.get(item.word) !== null)
  const telling = words.filter((item) => item.kind === 'number' || !isFiller(item.word))
  return telling.length > 0 ? telling : words.length > 0 ? words : items
}

type Place = Readonly<{ items: readonly TextItem[]; at: number }>

function wordConcept(index: TextIndex, { items, at }: Place, { language, isUnfinished }: Expansion) {
  const words = wordsFrom(items, at)
  const phrase = language.synonyms.phraseAt(words, 0, language.stems)
  const joined = phrase === null ? joinedWord(index, words, language) : null
  const own = phrase ?? words.slice(0, joined === null ? 1 : 2)
  const isLast = at + own.length === items.length && isUnfinished
  const word = joined ?? own[0] ?? ''
  const named = joined === null ? own : [joined]
  const meant = [meaning(named, 1, language.stems), ...synonymMeanings(named, language)]
  const meanings = named.length > 1 ? meant : withSpellings(index, meant, { word, isLast, language })
  const isGuess = meanings.some((one) => one.isGuess) && !meanings.some((one) => !one.isGuess && isKnown(index, one))
  const isInitial = word.length === 1 && meanings.some(({ isPrefix }) => isPrefix)
  return { concept: { typed: own.join(' '), meanings, isNumber: false, isGuess, isInitial }, length: own.length }
}

/** The words from a place on, up to the next number. */
function wordsFrom(items: readonly TextItem[], at: number): string[] {
  const words: string[] = []
  for (const item of items.slice(at)) {
    if (item.kind === 'number') break
    words.push(item.word)
  }
  return words
}

/** Whether documents have the words of a meaning, each somewhere. */
function isKnown(index: TextIndex, { words }: Meaning): boolean {
  return words.every((word) => index.postings.has(word))
}
