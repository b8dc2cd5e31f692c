import type { WishListSort } from '../__generated__/resolverTypes.ts'
import type { WishListItemMapper } from './mappers.ts'

/** What an entry is sorted by: null for a product that is no longer sold. */
export type SortKey = Readonly<{ name: string; price: number | null }> | null

/**
 * Entries in another order than that in which they were put on the list. What is no longer sold, and what has no price
 * where prices count, stands last; what is alike keeps its order.
 */
export function sortWishes(
  items: readonly WishListItemMapper[],
  keys: ReadonlyMap<string, SortKey>,
  { sort, language }: Readonly<{ sort: WishListSort; language: string }>,
): readonly WishListItemMapper[] {
  const { compare } = new Intl.Collator(language)
  const keyed = items.map((item) => ({ item, key: keys.get(item.sku) ?? null }))
  const byName = keyed.filter(({ key }) => key !== null)
  const direction = sort === 'PRICE_DESCENDING' ? -1 : 1
  const sorted =
    sort === 'ALPHABETICAL'
      ? byName.toSorted((left, right) => compare(left.key?.name ?? '', right.key?.name ?? ''))
      : byName
          .filter(({ key }) => key?.price !== null)
          .toSorted((left, right) => direction * ((left.key?.price ?? 0) - (right.key?.price ?? 0)))
  const placed = new Set(sorted)
  return [...sorted, ...keyed.filter((entry) => !placed.has(entry))].map(({ item }) => item)
}
