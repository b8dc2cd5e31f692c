import { categoryTree } from '../categories/categoryTree.ts'
import type { PlacedCategory } from '../categories/categoryTree.ts'
import type { Language } from '@hogar/platform/language.ts'
import type { PlannedProduct } from '../plan/plannedProduct.ts'
import type { PlannedSet } from '../plan/plannedSet.ts'
import { slug } from '@hogar/platform/routing/slug.ts'

/** Item that a category lists: a product or a set. */
export type Listed = PlannedProduct | PlannedSet

/** A category as one store shows it. */
export type StoreCategory = Readonly<{
  placed: PlacedCategory
  name: string
  slug: string
  urlPath: string
  /** Products in it and in everything below it. */
  productCount: number
  /** Product that represents it in menus. */
  example: Listed
}>

/** Returns the number of further products in a category and below it. */
function furtherProducts(code: string, more: ReadonlyMap<string, number>): number {
  const isInside = (leaf: string) =>
    leaf === code || categoryTree.get(leaf)?.ancestors.some((ancestor) => ancestor.code === code) === true
  return [...more].reduce((sum, [leaf, count]) => (isInside(leaf) ? sum + count : sum), 0)
}

function productsByCategory(products: readonly Listed[]): ReadonlyMap<string, Listed[]> {
  const byCode = new Map<string, Listed[]>()
  for (const product of products) {
    const leaf = categoryTree.get(product.category)
    const ancestors = leaf?.ancestors.map((ancestor) => ancestor.code) ?? []
    for (const code of [...ancestors, product.category]) byCode.set(code, [...(byCode.get(code) ?? []), product])
  }
  return byCode
}

/** The categories in which the store sells anything, parents first, with addresses in its language. */
export function storeCategories(
  products: readonly Listed[],
  language: Language,
  more: ReadonlyMap<string, number>,
): ReadonlyMap<string, StoreCategory> {
  const contents = productsByCategory(products)
  const shown = new Map<string, StoreCategory>()
  for (const [code, placed] of categoryTree) {
    const [example, ...others] = contents.get(code) ?? []
    if (example === undefined) continue
    const own = slug(placed.name[language], language)
    const parent = shown.get(placed.parent)
    const urlPath = parent === undefined ? own : `${parent.urlPath}/${own}`
    shown.set(code, {
      placed,
      name: placed.name[language],
      slug: own,
      urlPath,
      productCount: others.length + 1 + furtherProducts(code, more),
      example,
    })
  }
  return shown
}
