import type { Text } from '@hogar/platform/language.ts'
import { furnitureConstructions } from './furnitureConstructions.ts'
import { goodsConstructions } from './goodsConstructions.ts'

const constructions = { ...furnitureConstructions, ...goodsConstructions }

export type ConstructionCode = keyof typeof constructions

/** The paragraphs that may describe how products of this construction are made. */
export function constructionTexts(code: ConstructionCode): readonly Text[] {
  return constructions[code]
}
