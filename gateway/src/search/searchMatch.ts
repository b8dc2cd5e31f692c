import type { SearchMatch } from '../__generated__/schemaTypes.ts'
import type { TextMatch } from '../catalogue/textMatch.ts'
import { money } from '../graph/money.ts'

export type MatchOf = Readonly<{
  match: TextMatch
  /** Text as the shopper typed it. */
  text: string
  /** Maximum price named in the text. */
  maximum: number | null
  currencyCode: string
}>

/** Returns the interpretation of a search text, with words as they were typed, accents included. */
export function searchMatch({ match, text, maximum, currencyCode }: MatchOf): SearchMatch {
  return {
    count: match.count,
    words: asTyped(text, match.words),
    missingWords: asTyped(text, match.missing),
    maximumPrice: maximum === null ? null : money(maximum, currencyCode),
  }
}

/** Returns the typed words that hold these; of a word with a hyphen ("Kingsize-Bett") only its parts that do. */
function asTyped(text: string, words: readonly string[]): string[] {
  const wanted = new Set(words.flatMap((word) => word.split(' ')))
  return text.split(/\s+/).flatMap((word) => {
    if (wanted.has(plain(word))) return [word]
    const isMeasure = /\d/.test(word)
    const parts = isMeasure ? numbersOf(word) : word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '')
    const found = parts.filter((part) => wanted.has(plain(part)))
    return found.length === parts.length || (isMeasure && found.length > 0) ? [word] : found
  })
}

/** Returns the numbers and units of a word as the platform reads them: `200x190cm`, `1,5`, `18.000`. */
function numbersOf(word: string): string[] {
  const written = word.replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '').replaceAll(',', '.')
  return written.match(/\d+(?:\.\d+)?|(?!x\d)\p{L}+/gu) ?? []
}

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
