import type { Text } from '../language.ts'
import { furnitureKeywords } from './furnitureKeywords.ts'
import { goodsKeywords } from './goodsKeywords.ts'

const keywords = new Map<string, Text>(Object.entries({ ...furnitureKeywords, ...goodsKeywords }))

/**
 * What shoppers also call a family of products or sets: search finds it by these words.
 * @throws when the family has none, which is a gap in the seed's data
 */
export function keywordsOf(code: string): Text {
  const found = keywords.get(code)
  if (found === undefined) throw new Error(`No keywords for ${code}`)
  return found
}
