import { MINIMUM_SCORE, MINIMUM_SHOULD_MATCH } from '../../limits.ts'
import type { CatalogueIndex } from '../catalogueIndex.ts'
import type { Concept } from '../words/meaning.ts'
import { completenessOf, countBits, isComplete } from '../ranks/completeness.ts'
import { fitsByPlace, kindShare } from '../ranks/kindFit.ts'
import { clearSlot, lendBoard, takeBackBoard } from '../scoreBoards.ts'
import type { ScoreBoard } from '../scoreBoards.ts'
import { scoreConcept } from './scoreConcept.ts'

/** Score of the exact SKU: no document that only mentions the words ranks above it. */
const SKU_SCORE = 100

/** Slots found by a text, and the score of each until it is released. */
export type TextScores = Readonly<{
  slots: readonly number[]
  of: Float32Array
  /** Whether a slot has all words of the search that count; the others are only related to it. */
  hasAll: (slot: number) => boolean
  /** By concept: whether it counts. Where no document has all words, the weakest are left out; initials count with any. */
  counts: readonly boolean[]
  release: () => void
}>

/**
 * Scores every document that means enough of the concepts: three quarters of them, rounded down, at least one. Initials
 * are not among them, unless nothing else was typed. A concept counts by its best meaning, a word by its fields' boosts
 * and by how rare it is; the sum by what the document is worth among equals. Documents with the sku that was typed always
 * match. Scores stand in plain arrays by slot: a frequent word has ten thousands of documents.
 */
export function scoreText(index: CatalogueIndex, concepts: readonly Concept[], skus: readonly string[]): TextScores {
  const board = lendBoard(index.boards, index.ids.length)
  const { scores } = board
  const touched = scoreAll(index, concepts, board)
  const completeness = completenessOf(index, concepts, { touched, board })
  const needed = Math.max(1, Math.floor(countBits(completeness.matched) * MINIMUM_SHOULD_MATCH))
  const fits = fitsByPlace(index.text.traits, concepts)
  const slots: number[] = []
  for (const slot of touched) {
    const isEnough = countBits((board.matched[slot] ?? 0) & completeness.matched) >= needed
    if (!isEnough || (scores[slot] ?? 0) < MINIMUM_SCORE) scores[slot] = 0
    else {
      slots.push(slot)
      scores[slot] = (scores[slot] ?? 0) * shareOf(index, { slot, board, fits })
    }
  }
  const named = new Set(skus.flatMap((sku) => index.skus.get(sku) ?? []))
  for (const slot of named) {
    const score = scores[slot] ?? 0
    if (score === 0) slots.push(slot)
    scores[slot] = score + SKU_SCORE
  }
  const release = () => {
    for (const slot of touched) clearSlot(board, slot)
    for (const slot of named) clearSlot(board, slot)
    takeBackBoard(index.boards, board)
  }
  const { matched } = completeness
  const counts = concepts.map(({ isInitial }, bit) => (isInitial ? matched !== 0 : (matched & (1 << bit)) !== 0))
  const isGuessed = concepts.some(({ isGuess }, bit) => isGuess && counts[bit] === true)
  const hasAll = (slot: number) => named.has(slot) || (!isGuessed && isComplete(completeness, board, slot))
  return { slots, of: scores, hasAll, counts, release }
}

type Slot = Readonly<{ slot: number; board: ScoreBoard; fits: ReadonlyMap<number, number> }>

function shareOf({ text: { traits } }: CatalogueIndex, { slot, board, fits }: Slot): number {
  const fit = fits.get(traits.place[slot] ?? 0) ?? 1
  const kind = kindShare(traits.kindWords[slot] ?? 0, countBits(board.kinds[slot] ?? 0))
  return (traits.worth[slot] ?? 1) * fit * kind
}

/** Fills the board. @returns the slots that any concept has matched. */
function scoreAll(index: CatalogueIndex, concepts: readonly Concept[], board: ScoreBoard): readonly number[] {
  const { scores, best, matched } = board
  const [only] = concepts
  if (only !== undefined && concepts.length === 1) return scoreConcept(index, only, { board, best: scores, bit: 1 })
  const touched: number[] = []
  for (const [place, concept] of concepts.entries()) {
    const bit = 1 << place
    for (const slot of scoreConcept(index, concept, { board, best, bit })) {
      // Its bit is set by now: it stands alone where the slot is new.
      if (matched[slot] === bit) touched.push(slot)
      scores[slot] = (scores[slot] ?? 0) + (best[slot] ?? 0)
      best[slot] = 0
    }
  }
  return touched
}
