import type { CatalogueIndex } from '../catalogueIndex.ts'
import type { Concept } from '../words/meaning.ts'
import type { ScoreBoard } from '../scoreBoards.ts'
import { FIELD_BITS } from '../text/textIndex.ts'

/** Concepts, a bit for each. */
type Masks = Readonly<{
  /** Concepts that occur in the name, the category or the options. */
  strong: number
  /** Said there, or by keywords. */
  said: number
  /** Said anywhere, in a description too. */
  matched: number
}>

/** Which concepts a document needs, and where, to be a hit of the whole search. */
export type Completeness = Masks &
  Readonly<{
    /** False if the best documents are only related to the search. */
    isFound: boolean
  }>

/** Weights of words when no document has all of them: the kind of product counts more than its qualities. */
const KIND_WEIGHT = 3
/** Of shoppers' own words for kinds of things. */
const KEYWORD_WEIGHT = 2
const WORD_WEIGHT = 1
const OPTION_WEIGHT = 0.75
const NUMBER_WEIGHT = 0.5

type Touched = Readonly<{ touched: readonly number[]; board: ScoreBoard }>

/**
 * All concepts, if some listed document has them: preferably none in passing, or at least not the kind of product.
 * Otherwise drops the weakest concepts: of the combinations that documents of that kind have, the most significant one.
 * A document is no hit if only its description mentions the words, or if it has some words but not the kind of product.
 * Initials are not needed, unless nothing else was typed.
 */
export function completenessOf(index: CatalogueIndex, concepts: readonly Concept[], found: Touched): Completeness {
  const all = neededOf(concepts)
  const had = masksOf(index, found, all)
  const weights = concepts.map((concept, bit) => ((all & (1 << bit)) === 0 ? 0 : weightOf(index, concept)))
  const kinds = weights.reduce((mask, weight, bit) => (weight === KIND_WEIGHT ? mask | (1 << bit) : mask), 0)
  const hasKinds = (strong: number) => kinds > 0 && (strong & kinds) === kinds
  if (had.some(({ strong }) => strong === all)) return { strong: all, said: all, matched: all, isFound: true }
  if (had.some(({ strong, matched }) => hasKinds(strong) && matched === all))
    return { strong: kinds, said: kinds, matched: all, isFound: true }
  const ofKind = best(
    had.flatMap(({ strong }) => (hasKinds(strong) ? strong : [])),
    weights,
  )
  if (ofKind > 0) return { strong: ofKind, said: ofKind, matched: ofKind, isFound: true }
  if (had.some(({ said }) => said === all)) return { strong: 0, said: all, matched: all, isFound: true }
  const said = best(
    had.map((masks) => masks.said),
    weights,
  )
  if (said > 0) {
    const missing = weights.filter((_, bit) => (said & (1 << bit)) === 0)
    const isFound = weighs(said, weights) >= KEYWORD_WEIGHT && missing.every((weight) => weight <= OPTION_WEIGHT)
    return { strong: 0, said, matched: said, isFound }
  }
  const matched = best(
    had.map((masks) => masks.matched),
    weights,
  )
  return { strong: 0, said: 0, matched, isFound: false }
}

/** Whether the document in a slot has all that is wanted. */
export function isComplete(wanted: Completeness, board: ScoreBoard, slot: number): boolean {
  return (
    wanted.isFound &&
    ((board.strong[slot] ?? 0) & wanted.strong) === wanted.strong &&
    ((board.said[slot] ?? 0) & wanted.said) === wanted.said &&
    ((board.matched[slot] ?? 0) & wanted.matched) === wanted.matched
  )
}

/** Returns a bit for each concept that counts: for those that are no initials or, if there are no others, for all. */
function neededOf(concepts: readonly Concept[]): number {
  const words = concepts.reduce((mask, { isInitial }, bit) => (isInitial ? mask : mask | (1 << bit)), 0)
  return words || (1 << concepts.length) - 1
}

/** More than there are words in a search: three masks of so many bits are one exact number. */
const MASK_VALUES = 2 ** 16

/** Combinations of these concepts in listed documents or, if none has any, in all others; each combination once. */
function masksOf(index: CatalogueIndex, { touched, board }: Touched, concepts: number): Masks[] {
  const { isListed } = index.text.traits
  const listed = new Set<number>()
  const others = new Set<number>()
  for (const slot of touched) {
    if (index.isAlive[slot] !== true) continue
    const matched = (board.matched[slot] ?? 0) & concepts
    if (matched === 0) continue
    const said = ((board.strong[slot] ?? 0) & concepts) * MASK_VALUES + ((board.said[slot] ?? 0) & concepts)
    const key = said * MASK_VALUES + matched
    if (isListed[slot] === true) listed.add(key)
    else others.add(key)
  }
  return [...(listed.size > 0 ? listed : others)].map((key) => ({
    strong: Math.floor(key / MASK_VALUES ** 2),
    said: Math.floor(key / MASK_VALUES) % MASK_VALUES,
    matched: key % MASK_VALUES,
  }))
}

function weighs(mask: number, weights: readonly number[]): number {
  return weights.reduce((sum, weight, bit) => sum + ((mask & (1 << bit)) === 0 ? 0 : weight), 0)
}

function best(masks: readonly number[], weights: readonly number[]): number {
  return masks.reduce((found, mask) => (weighs(mask, weights) > weighs(found, weights) ? mask : found), 0)
}

function weightOf({ text }: CatalogueIndex, { meanings, isNumber }: Concept): number {
  if (isNumber) return NUMBER_WEIGHT
  let fields = 0
  for (const { words, quality } of meanings) {
    if (quality < 1) continue
    for (const word of words) for (const entry of text.postings.get(word) ?? []) fields |= entry
  }
  if ((fields & FIELD_BITS.nameStart) !== 0) return KIND_WEIGHT
  if ((fields & FIELD_BITS.options) !== 0) return OPTION_WEIGHT
  return (fields & FIELD_BITS.keywords) === 0 ? WORD_WEIGHT : KEYWORD_WEIGHT
}

/** Returns the number of bits set. */
export function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}
