import { FIELD_BOOSTS, MINIMUM_SCORE, MINIMUM_SHOULD_MATCH } from '../limits.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import type { Concept } from './expandText.ts'
import { lendBoard, takeBackBoard } from './scoreBoards.ts'
import type { ScoreBoard } from './scoreBoards.ts'
import { FIELD_BITS, FIELD_BIT_COUNT } from './textIndex.ts'

/** What the sku itself is worth: nothing that only mentions the words comes before it. */
const SKU_SCORE = 100

/** What a word is worth by the fields that it stands in, for every set of field bits. */
const BOOSTS = Float64Array.from({ length: 1 << FIELD_BIT_COUNT }, (_, mask) =>
  Object.entries(FIELD_BITS).reduce((sum, [field, bit]) => sum + ((mask & bit) === 0 ? 0 : boostOf(field)), 0),
)

const FIELD_BITS_MASK = BOOSTS.length - 1

function boostOf(field: string): number {
  return Object.entries(FIELD_BOOSTS).find(([name]) => name === field)?.[1] ?? 0
}

/** The slots that a text has found, and what each slot scored until it is released. */
export type TextScores = Readonly<{ slots: readonly number[]; of: Float32Array; release: () => void }>

/**
 * Scores every document that means enough of the concepts: three quarters of them, rounded down, at least one. A
 * concept counts by its best meaning, a word by its fields' boosts and by how rare it is. Documents with the sku that
 * was typed always match. Scores stand in plain arrays by slot: a frequent word has ten thousands of documents.
 */
export function scoreText(index: CatalogueIndex, concepts: readonly Concept[], skus: readonly string[]): TextScores {
  const board = lendBoard(index.boards, index.ids.length)
  const { scores } = board
  const [only] = concepts
  const touched =
    only !== undefined && concepts.length === 1 ? scoreConcept(index, only, scores) : scoreAll(index, concepts, board)
  const slots: number[] = []
  for (const slot of touched) if ((scores[slot] ?? 0) >= MINIMUM_SCORE) slots.push(slot)
  const named = new Set(skus.flatMap((sku) => index.skus.get(sku) ?? []))
  for (const slot of named) {
    const score = scores[slot] ?? 0
    if (score < MINIMUM_SCORE) slots.push(slot)
    scores[slot] = score + SKU_SCORE
  }
  const release = () => {
    for (const slot of touched) scores[slot] = 0
    for (const slot of named) scores[slot] = 0
    takeBackBoard(index.boards, board)
  }
  return { slots, of: scores, release }
}

/** Fills the board's scores. @returns the slots that any concept has matched; those without enough of them score 0. */
function scoreAll(
  index: CatalogueIndex,
  concepts: readonly Concept[],
  { scores, best, matched }: ScoreBoard,
): readonly number[] {
  const touched: number[] = []
  for (const concept of concepts) {
    for (const slot of scoreConcept(index, concept, best)) {
      if (matched[slot] === 0) touched.push(slot)
      matched[slot] = (matched[slot] ?? 0) + 1
      scores[slot] = (scores[slot] ?? 0) + (best[slot] ?? 0)
      best[slot] = 0
    }
  }
  const needed = Math.max(1, Math.floor(concepts.length * MINIMUM_SHOULD_MATCH))
  for (const slot of touched) {
    if ((matched[slot] ?? 0) < needed) scores[slot] = 0
    matched[slot] = 0
  }
  return touched
}

/** The best score of each slot so far, 0 for those that are not among the touched. */
type Bests = Readonly<{ best: Float32Array; touched: number[] }>

/** Writes down the best that each document means. @returns the slots that it has written to. */
function scoreConcept(index: CatalogueIndex, concept: Concept, best: Float32Array): readonly number[] {
  const bests: Bests = { best, touched: [] }
  const rarity = rarityOf(index, concept)
  for (const { words, quality } of concept) {
    const lists = words
      .map((word) => index.text.postings.get(word) ?? [])
      .toSorted((one, two) => one.length - two.length)
    const [rarest = []] = lists
    if (lists.length === 1) scoreWord(rarest, { bests, weight: quality * rarity })
    else keepBest(bests, scorePhrase(lists, quality * rarity))
  }
  return bests.touched
}

function keepBest({ best, touched }: Bests, scores: ReadonlyMap<number, number>): void {
  for (const [slot, score] of scores) {
    const known = best[slot] ?? 0
    if (known === 0) touched.push(slot)
    best[slot] = Math.max(known, score)
  }
}

function scoreWord(postings: readonly number[], { bests, weight }: { bests: Bests; weight: number }): void {
  const { best, touched } = bests
  const scores = BOOSTS.map((boost) => boost * weight)
  for (const entry of postings) {
    const slot = entry >> FIELD_BIT_COUNT
    const score = scores[entry & FIELD_BITS_MASK] ?? 0
    const known = best[slot] ?? 0
    if (score <= known) continue
    if (known === 0) touched.push(slot)
    best[slot] = score
  }
}

/** A phrase has to be there whole; it counts as much as the mean of its words. The rarest word comes first. */
function scorePhrase(lists: readonly (readonly number[])[], weight: number): Map<number, number> {
  let scores = new Map<number, number>()
  for (const [place, postings] of lists.entries()) {
    const further = new Map<number, number>()
    for (const entry of postings) {
      const slot = entry >> FIELD_BIT_COUNT
      const former = place === 0 ? 0 : scores.get(slot)
      if (former === undefined) continue
      further.set(slot, former + (weight / lists.length) * (BOOSTS[entry & FIELD_BITS_MASK] ?? 0))
    }
    if (further.size === 0) return further
    scores = further
  }
  return scores
}

/**
 * 1 for what one document alone has, near 0 for what all have. All meanings of a concept are as rare as its most
 * frequent one: a rare synonym says no more than the usual word.
 */
function rarityOf({ ids, text }: CatalogueIndex, concept: Concept): number {
  const frequencies = concept.map(({ words }) => Math.min(...words.map((word) => text.postings.get(word)?.length ?? 0)))
  return Math.log(1 + ids.length / Math.max(1, ...frequencies)) / Math.log(1 + ids.length)
}
