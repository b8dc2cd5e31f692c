import { plainText } from '../text/wordsOf.ts'
import { unitOf, writtenNumber } from './units.ts'

/** One thing that a text says: a word, or numbers with their unit; `next` is the word after a number without one. */
export type TextItem =
  | Readonly<{ kind: 'word'; word: string }>
  | Readonly<{ kind: 'number'; numbers: readonly string[]; unit: string | null; next: string | null; typed: string }>

const INCH_MARK = /(\d)\s*(?:["″”]|'')/g
const NUMBER = /^\d+(?:\.\d+)?$/
const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/

/** Reads words and measures of a text in their order: "135 × 190 cm", `55"`, "256GB", "seis personas". */
export function readItems(text: string): TextItem[] {
  const tokens = tokensOf(text)
  const items: TextItem[] = []
  for (let at = 0; at < tokens.length;) {
    const numbers = numbersFrom(tokens, at)
    const word = tokens[at] ?? ''
    if (numbers.length === 0) {
      items.push({ kind: 'word', word })
      at += 1
      continue
    }
    const end = at + numbers.length
    const following = tokens[end] ?? null
    // Measures of two sides are in centimetres where nothing else is said.
    const unit = (following === null ? null : unitOf(following)) ?? (numbers.length > 1 ? 'cm' : null)
    const isConsumed = following !== null && unitOf(following) !== null
    const typed = [...numbers, ...(isConsumed ? [following] : [])].join(' ')
    items.push({ kind: 'number', numbers, unit, next: unit === null ? following : null, typed })
    at = isConsumed ? end + 1 : end
  }
  return items
}

/** The word under which documents with a measure are found. */
export function measureWord(number: string, unit: string): string {
  return `#${number} ${unit}`
}

function numbersFrom(tokens: readonly string[], at: number): string[] {
  const numbers: string[] = []
  for (let next = at; NUMBER.test(tokens[next] ?? ''); next += 1) numbers.push(tokens[next] ?? '')
  return numbers
}

function tokensOf(text: string): string[] {
  const found =
    plainText(text)
      .replaceAll(INCH_MARK, '$1 inch ')
      .match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []
  const split = found.flatMap(splitUnit)
  return split
    .filter((token, place) => token !== 'x' || !isNumberAt(split, place - 1) || !isNumberAt(split, place + 1))
    .map((token, place, all) => (unitOf(all[place + 1] ?? '') === null ? token : (writtenNumber(token) ?? token)))
}

function isNumberAt(tokens: readonly string[], place: number): boolean {
  return NUMBER.test(tokens[place] ?? '')
}

/** `256gb` is a number with its unit, `4k` a word; `18.000` and `1,5` are numbers. */
function splitUnit(token: string): string[] {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(token) ? token.replaceAll(/[.,]/g, '') : token.replaceAll(',', '.')
  const sides = /^(\d+)x(\d+)$/.exec(plain)
  if (sides) return sides.slice(1)
  const [, number = '', unit = ''] = NUMBER_WITH_UNIT.exec(plain) ?? []
  return unitOf(unit) === null ? [plain] : [number, unit]
}
