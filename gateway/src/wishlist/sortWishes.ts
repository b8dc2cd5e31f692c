import type { WishListSort } from '../__generated__/schemaTypes.ts'
import type { WishListItemMapper } from './mappers.ts'

/** Order that needs the products of items. */
type WishOrder = 'ALPHABETICAL' | 'PRICE_ASC' | 'PRICE_DESC'

/** Returns the order that a client asks for by either of its names; null for that of adding. */
export function wishOrder(sort: WishListSort | null | undefined): WishOrder | null {
  switch (sort) {
    case 'PRICE_ASCENDING':
      return 'PRICE_ASC'
    case 'PRICE_DESCENDING':
      return 'PRICE_DESC'
    case 'ALPHABETICAL':
    case 'PRICE_ASC':
    case 'PRICE_DESC':
      return sort
    case 'DEFAULT':
    case null:
    case undefined:
      return null
  }
}

/** Sort key of an item: null for a product that is no longer sold, or could not be read. */
export type SortKey = Readonly<{ name: string; price: number | null }> | null

/**
 * Sorts wish-list items. Products that are no longer sold or could not be read, or have no price in a sort by price,
 * come last; equal items keep their order.
 */
export function sortWishes(
  items: readonly WishListItemMapper[],
  keys: ReadonlyMap<string, SortKey>,
  { sort, language }: Readonly<{ sort: WishOrder; language: string }>,
): readonly WishListItemMapper[] {
  const { compare } = new Intl.Collator(language)
  const keyed = items.map((item) => ({ item, key: keys.get(item.sku) ?? null }))
  const byName = keyed.filter(({ key }) => key !== null)
  const direction = sort === 'PRICE_DESC' ? -1 : 1
  const sorted =
    sort === 'ALPHABETICAL'
      ? byName.toSorted((left, right) => compare(left.key?.name ?? '', right.key?.name ?? ''))
      : byName
          .filter(({ key }) => key?.price !== null)
          .toSorted((left, right) => direction * ((left.key?.price ?? 0) - (right.key?.price ?? 0)))
  const placed = new Set(sorted)
  return [...sorted, ...keyed.filter((entry) => !placed.has(entry))].map(({ item }) => item)
}
