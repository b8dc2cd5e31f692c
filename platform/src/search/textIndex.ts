import type { IndexedDocument } from './indexedDocument.ts'

/** Where a word stands in a document, as bits. */
export const FIELD_BITS = { name: 1, sku: 2, category: 4, text: 8, nameStart: 16 } as const
export const FIELD_BIT_COUNT = 5

/** Stems by word, in one language; null for a stop word, which says nothing. */
export type Stems = ReadonlyMap<string, string | null>

/** Which documents have a word, and the words that shoppers may have meant. */
export type TextIndex = {
  /** By word or stem: slot and field bits in one number each, so that a long list stays small. */
  readonly postings: Map<string, number[]>
  /** Words of names, with how many names have them. */
  readonly spellings: Map<string, number>
  /** The spellings in order, made when they are asked for. */
  sorted: readonly string[] | null
}

export function createTextIndex(): TextIndex {
  return { postings: new Map(), spellings: new Map(), sorted: null }
}

/** Adds the words of a document. Names are found as they are written and by their stems, longer texts by stems alone. */
export function putTexts(
  index: TextIndex,
  { slot, document, stems }: { slot: number; document: IndexedDocument; stems: Stems },
): void {
  const bits = new Map<string, number>()
  const add = (word: string, bit: number) => bits.set(word, (bits.get(word) ?? 0) | bit)
  const addBoth = (word: string, bit: number) => {
    add(word, bit)
    add(stems.get(word) ?? word, bit)
  }
  for (const word of document.nameWords) addBoth(word, FIELD_BITS.name)
  const [start] = document.nameWords
  if (start !== undefined) addBoth(start, FIELD_BITS.nameStart)
  for (const word of document.categoryWords) addBoth(word, FIELD_BITS.category)
  for (const word of document.textWords) add(stems.get(word) ?? word, FIELD_BITS.text)
  for (const word of document.skuWords) addBoth(word, FIELD_BITS.sku)
  for (const [word, mask] of bits) {
    const entry = (slot << FIELD_BIT_COUNT) | mask
    const postings = index.postings.get(word)
    if (postings === undefined) index.postings.set(word, [entry])
    else postings.push(entry)
  }
  if (document.isListed) learnSpellings(index, [...document.nameWords, ...document.categoryWords])
}

function learnSpellings(index: TextIndex, words: readonly string[]): void {
  for (const word of new Set(words)) {
    const count = index.spellings.get(word)
    if (count === undefined) index.sorted = null
    index.spellings.set(word, (count ?? 0) + 1)
  }
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
