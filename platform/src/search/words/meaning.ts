import type { Synonyms } from '../text/synonyms.ts'
import type { Stems } from './stems.ts'

/** Words that a document must all contain to mean the concept; `quality` is 1 for the typed words. */
export type Meaning = Readonly<{
  words: readonly string[]
  quality: number
  isGuess?: true
  /** True for a word that begins with what was typed. */
  isPrefix?: true
}>

/** One thing that a shopper typed, and everything that it may mean. */
export type Concept = Readonly<{
  typed: string
  meanings: readonly Meaning[]
  isNumber: boolean
  /** Whether all its meanings are words that are spelled rather differently. */
  isGuess: boolean
  /**
   * Whether it is one letter with which words begin, as "c" of "mesa c": nearly every document has such a word. It ranks
   * what the other concepts find, and finds nothing where there are any.
   */
  isInitial: boolean
}>

export type Language = Readonly<{
  stems: Stems
  synonyms: Synonyms
  /** Whether the language joins words into compounds, whose last part states the kind of product. */
  hasCompounds: boolean
}>
