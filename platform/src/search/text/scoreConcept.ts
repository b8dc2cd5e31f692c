import { FIELD_BOOSTS } from '../../limits.ts'
import type { CatalogueIndex } from '../catalogueIndex.ts'
import type { Concept } from '../words/meaning.ts'
import type { ScoreBoard } from '../scoreBoards.ts'
import { FIELD_BITS, FIELD_BIT_COUNT } from './textIndex.ts'

/** Fields that mention a word in passing. They count only if no other field has it, as do the words within a SKU. */
const WEAK_FIELDS = FIELD_BITS.text | FIELD_BITS.keywords

/** Score of a word by the fields that it occurs in, for every set of field bits. */
const BOOSTS = Float64Array.from({ length: 1 << FIELD_BIT_COUNT }, (_, mask) => {
  const others = mask & ~(WEAK_FIELDS | FIELD_BITS.sku)
  const counting = others === 0 ? mask : others
  return Object.entries(FIELD_BITS).reduce(
    (sum, [field, bit]) => sum + ((counting & bit) === 0 ? 0 : boostOf(field)),
    0,
  )
})

const FIELD_BITS_MASK = BOOSTS.length - 1

function boostOf(field: string): number {
  return Object.entries(FIELD_BOOSTS).find(([name]) => name === field)?.[1] ?? 0
}

/** Where a concept's figures go: its best scores, and its bit among all concepts. */
export type ConceptBoard = Readonly<{ board: ScoreBoard; best: Float32Array; bit: number }>

type Target = ConceptBoard & Readonly<{ touched: number[] }>

/** Writes down the best that each document means. @returns the slots that it has written to. */
export function scoreConcept(index: CatalogueIndex, concept: Concept, own: ConceptBoard): readonly number[] {
  const target: Target = { ...own, touched: [] }
  const rarity = rarityOf(index, concept)
  for (const { words, quality } of concept.meanings) {
    const lists = words
      .map((word) => index.text.postings.get(word) ?? [])
      .toSorted((one, two) => one.length - two.length)
    const [rarest = []] = lists
    if (lists.length === 1) scoreWord(rarest, target, quality * rarity)
    else scorePhrase(lists, target, quality * rarity)
  }
  return target.touched
}

function scoreWord(postings: readonly number[], target: Target, weight: number): void {
  const scores = BOOSTS.map((boost) => boost * weight)
  for (const entry of postings) put(target, entry, scores[entry & FIELD_BITS_MASK] ?? 0)
}

function put({ board, best, bit, touched }: Target, entry: number, score: number): void {
  const slot = entry >> FIELD_BIT_COUNT
  const fields = entry & FIELD_BITS_MASK
  const known = best[slot] ?? 0
  if (known === 0) touched.push(slot)
  if (score > known) best[slot] = score
  const { matched, said, strong, kinds } = board
  matched[slot] = (matched[slot] ?? 0) | bit
  if (fields !== FIELD_BITS.text) said[slot] = (said[slot] ?? 0) | bit
  if ((fields & ~WEAK_FIELDS) !== 0) strong[slot] = (strong[slot] ?? 0) | bit
  if ((fields & FIELD_BITS.kind) !== 0) kinds[slot] = (kinds[slot] ?? 0) | bit
}

type Found = Readonly<{ fields: number; score: number }>

/** A phrase has to be there whole; it counts as much as the mean of its words. The rarest word comes first. */
function scorePhrase(lists: readonly (readonly number[])[], target: Target, weight: number): void {
  let found = new Map<number, Found>()
  for (const [place, postings] of lists.entries()) {
    const further = new Map<number, Found>()
    for (const entry of postings) {
      const slot = entry >> FIELD_BIT_COUNT
      const former = found.get(slot)
      if (place > 0 && former === undefined) continue
      const fields = entry & FIELD_BITS_MASK
      const score = (former?.score ?? 0) + (weight / lists.length) * (BOOSTS[fields] ?? 0)
      // A word that is only said in passing makes the whole phrase so.
      const common = former === undefined ? fields : weaker(former.fields, fields)
      further.set(slot, { fields: common, score })
    }
    if (further.size === 0) return
    found = further
  }
  for (const [slot, { fields, score }] of found) put(target, (slot << FIELD_BIT_COUNT) | fields, score)
}

function weaker(one: number, two: number): number {
  if (one === FIELD_BITS.text || two === FIELD_BITS.text) return FIELD_BITS.text
  if ((one & ~WEAK_FIELDS) === 0 || (two & ~WEAK_FIELDS) === 0) return FIELD_BITS.keywords
  return FIELD_BITS.name | ((one | two) & FIELD_BITS.kind)
}

/**
 * Returns 1 for words of a single document, and near 0 for words of all. All meanings of a concept are as rare as its
 * most frequent one: a rare synonym says no more than the usual word.
 */
function rarityOf({ ids, text }: CatalogueIndex, { meanings }: Concept): number {
  const frequencies = meanings.map(({ words }) =>
    Math.min(...words.map((word) => text.postings.get(word)?.length ?? 0)),
  )
  return Math.log(1 + ids.length / Math.max(1, ...frequencies)) / Math.log(1 + ids.length)
}
