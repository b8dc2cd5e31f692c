import type { Text } from '@hogar/platform/language.ts'
import { at } from '../random.ts'
import { openings } from '../texts/openings.ts'

type Described = Readonly<{ sku: string; category: string; brand: string }>

/**
 * Chooses the first sentence of each description, by SKU, with `{model}` and `{brand}` still open: within a category none is
 * like another but for the model's name.
 * @throws when a category has more products than there are such sentences, which is a mistake in the seed's data.
 */
export function planOpenings(items: readonly Described[]): ReadonlyMap<string, Text> {
  const chosen = new Map<string, Text>()
  for (const group of Map.groupBy(items, ({ category }) => category).values()) {
    const taken = new Set<string>()
    for (const [index, { sku, category, brand }] of group.entries()) {
      const said = ({ es }: Text) => es.replaceAll('{brand}', brand)
      const opening = openings.map((_, step) => at(openings, index + step)).find((each) => !taken.has(said(each)))
      if (opening === undefined) throw new Error(`No opening is left for ${sku} in ${category}`)
      taken.add(said(opening))
      chosen.set(sku, opening)
    }
  }
  return chosen
}
