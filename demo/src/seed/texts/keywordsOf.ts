import type { Text } from '@hogar/platform/language.ts'
import { furnitureKeywords } from './furnitureKeywords.ts'
import { goodsKeywords } from './goodsKeywords.ts'

const keywords = new Map<string, Text>(Object.entries({ ...furnitureKeywords, ...goodsKeywords }))

/**
 * Returns the search synonyms of a family of products or sets.
 * @throws when the family has none, which is a gap in the seed's data
 */
export function keywordsOf(code: string): Text {
  const found = keywords.get(code)
  if (found === undefined) throw new Error(`No keywords for ${code}`)
  return found
}
