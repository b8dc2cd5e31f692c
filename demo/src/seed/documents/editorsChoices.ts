import { categoryTree } from '../categories/categoryTree.ts'
import type { PlannedProduct } from '../plan/plannedProduct.ts'
import { productStock } from './products/stockFields.ts'

/** Places that editors gave, by category code and product id; everything else comes after them. */
export type EditorsChoices = ReadonlyMap<string, ReadonlyMap<number, number>>

/** Position of products that no editor chose. */
export const UNCHOSEN_POSITION = 1_000
/** Number of a category's first products that are considered, and maximum number of those that are chosen. */
const LOOKED_AT = 24
const CHOSEN = 4

/** In each category and in those above it: a few of the first products that are on offer and in stock. */
export function editorsChoices(products: readonly PlannedProduct[]): EditorsChoices {
  const byCode = new Map<string, PlannedProduct[]>()
  for (const product of products) {
    const ancestors = categoryTree.get(product.category)?.ancestors.map(({ code }) => code) ?? []
    for (const code of [...ancestors, product.category]) {
      const inside = byCode.get(code)
      if (inside === undefined) byCode.set(code, [product])
      else inside.push(product)
    }
  }
  return new Map([...byCode].map(([code, inside]) => [code, chosenOf(inside)]))
}

function chosenOf(inside: readonly PlannedProduct[]): ReadonlyMap<number, number> {
  // Lists show the highest id first.
  const first = inside.toSorted((one, two) => two.id - one.id).slice(0, LOOKED_AT)
  const chosen = first.filter((product) => product.discount > 0 && productStock(product).isInStock).slice(0, CHOSEN)
  return new Map(chosen.map((product, index) => [product.id, index + 1]))
}
