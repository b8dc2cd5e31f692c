import type { WishListSort } from '../__generated__/schemaTypes.ts'
import type { WishListItemMapper } from './mappers.ts'

/** Sort key of an item: null for a product that is no longer sold. */
export type SortKey = Readonly<{ name: string; price: number | null }> | null

/**
 * Sorts wish-list items. Products that are no longer sold, or have no price in a sort by price, come last; equal items
 * keep their order.
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
