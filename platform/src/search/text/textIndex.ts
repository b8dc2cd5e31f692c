import type { Stems } from '../words/stems.ts'
import { wordsOfItems } from './attributeLabels.ts'
import type { IndexedDocument } from '../indexedDocument.ts'
import { createSlotTraits, kindsOf, putTraits } from '../ranks/slotTraits.ts'
import type { SlotTraits } from '../ranks/slotTraits.ts'
import { NO_MENU } from '../ranks/menu.ts'

/** Where a word stands in a document, as bits. */
export const FIELD_BITS = {
  name: 1,
  sku: 2,
  category: 4,
  text: 8,
  nameStart: 16,
  brand: 32,
  keywords: 64,
  options: 128,
  /** Set for a word of a name that states the kind of product. */
  kind: 256,
} as const
export const FIELD_BIT_COUNT = 9

/** Which documents have a word, and the words that shoppers may have meant. */
export type TextIndex = {
  /** By word or stem: slot and field bits in one number each, so that a long list stays small. */
  readonly postings: Map<string, number[]>
  /** Words of listed documents: how often they were met, those of names counting most. */
  readonly spellings: Map<string, number>
  /** The spellings in order, made when they are asked for. */
  sorted: readonly string[] | null
  /** By number: the measures with it that can be chosen, as words of the postings. */
  readonly measures: Map<string, Set<string>>
  readonly traits: SlotTraits
}

/** @param traits of no slot yet. */
export function createTextIndex(traits: SlotTraits = createSlotTraits(NO_MENU, new Map())): TextIndex {
  return { postings: new Map(), spellings: new Map(), sorted: null, measures: new Map(), traits }
}

type Put = Readonly<{ slot: number; document: IndexedDocument; stems: Stems }>

/** Adds the words of a document. Names are found as they are written and by their stems, longer texts by stems alone. */
export function putTexts(index: TextIndex, put: Put): void {
  const { slot, document, stems } = put
  for (const [word, mask] of bitsOf(index, put)) {
    const entry = (slot << FIELD_BIT_COUNT) | mask
    const postings = index.postings.get(word)
    if (postings === undefined) index.postings.set(word, [entry])
    else postings.push(entry)
  }
  putTraits(index.traits, document, stems)
  if (document.isListed) learnSpellings(index, document)
}

function bitsOf(index: TextIndex, { document, stems }: Put): ReadonlyMap<string, number> {
  const bits = new Map<string, number>()
  const add = (word: string, bit: number) => bits.set(word, (bits.get(word) ?? 0) | bit)
  const addBoth = (words: readonly string[], bit: number) => {
    for (const word of words) {
      add(word, bit)
      add(stems.get(word) ?? word, bit)
    }
  }
  const stemOf = (word: string) => (stems.get(word) === null ? null : (stems.get(word) ?? word))
  addBoth(document.nameWords, FIELD_BITS.name)
  addBoth(document.startWords, FIELD_BITS.nameStart)
  for (const word of kindsOf(index.traits, document, stems)) add(word, FIELD_BITS.kind)
  addBoth(document.brandWords, FIELD_BITS.brand)
  addBoth(document.skuWords, FIELD_BITS.sku)
  // A number says nothing without its unit.
  addBoth(document.categoryWords.filter(isNoNumber), FIELD_BITS.category)
  addBoth(document.keywordWords.filter(isNoNumber), FIELD_BITS.keywords)
  for (const word of document.textWords) if (isNoNumber(word)) add(stems.get(word) ?? word, FIELD_BITS.text)
  for (const word of measuresIn(document.nameItems, stemOf)) add(word, FIELD_BITS.name)
  for (const item of document.optionItems) {
    for (const word of wordsOfItems([item], stemOf)) {
      add(word, FIELD_BITS.options)
      if (item.kind === 'word') add(item.word, FIELD_BITS.options)
      else for (const number of item.numbers) measuresOf(index, number).add(word)
    }
  }
  return bits
}

function isNoNumber(word: string): boolean {
  return !/^\d+$/.test(word)
}

function measuresIn(items: IndexedDocument['nameItems'], stemOf: (word: string) => string | null): string[] {
  return wordsOfItems(
    items.filter(({ kind }) => kind === 'number'),
    stemOf,
  )
}

function measuresOf({ measures }: TextIndex, number: string): Set<string> {
  const known = measures.get(number) ?? new Set()
  measures.set(number, known)
  return known
}

/** Weight of a name's word, relative to a text's, in learning how shoppers write. */
const NAME_WEIGHT = 10

function learnSpellings(index: TextIndex, document: IndexedDocument): void {
  const learn = (words: Iterable<string>, weight: number) => {
    for (const word of words) {
      const known = index.spellings.get(word)
      if (known === undefined) index.sorted = null
      index.spellings.set(word, (known ?? 0) + weight)
    }
  }
  learn(new Set([...document.nameWords, ...document.categoryWords, ...document.brandWords]), NAME_WEIGHT)
  const options = document.optionItems.flatMap((item) => (item.kind === 'word' ? [item.word] : []))
  learn(new Set([...document.keywordWords, ...options, ...document.textWords].filter(isNoNumber)), 1)
}

/** The spellings that begin with some letters, most frequent first. */
export function spellingsFrom(index: TextIndex, start: string): string[] {
  index.sorted ??= [...index.spellings.keys()].sort()
  const found: string[] = []
  for (let at = firstAtLeast(index.sorted, start); at < index.sorted.length; at += 1) {
    const word = index.sorted[at] ?? ''
    if (!word.startsWith(start)) break
    found.push(word)
  }
  return found.sort((one, two) => (index.spellings.get(two) ?? 0) - (index.spellings.get(one) ?? 0))
}

function firstAtLeast(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
