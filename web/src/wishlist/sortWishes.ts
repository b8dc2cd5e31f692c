/** Orders of a list, as offered. */
export const WISH_SORTS = ['DEFAULT', 'ALPHABETICAL', 'PRICE_ASCENDING', 'PRICE_DESCENDING'] as const

export type WishSort = (typeof WISH_SORTS)[number]

type Wish = Readonly<{
  product: Readonly<{ name: string; price: Readonly<{ final: Readonly<{ amount: string }> }> }> | null | undefined
}>

/** Returns the order that an address names; default: the order in which the items were added. */
export function readWishSort(search: URLSearchParams): WishSort {
  return WISH_SORTS.find((sort) => sort === search.get('sort')) ?? 'DEFAULT'
}

/**
 * Sorts the items on the device: a list is loaded whole, so this works off line too. Products no longer sold come last.
 */
export function sortWishes<TWish extends Wish>(
  wishes: readonly TWish[],
  { sort, language }: Readonly<{ sort: WishSort; language: string }>,
): readonly TWish[] {
  if (sort === 'DEFAULT') return wishes
  const { compare } = new Intl.Collator(language)
  const sold = wishes.filter(({ product }) => product)
  const gone = wishes.filter(({ product }) => !product)
  const direction = sort === 'PRICE_DESCENDING' ? -1 : 1
  const sorted = [...sold].sort((left, right) =>
    sort === 'ALPHABETICAL'
      ? compare(left.product?.name ?? '', right.product?.name ?? '')
      : direction * (priceOf(left) - priceOf(right)),
  )
  return [...sorted, ...gone]
}

function priceOf({ product }: Wish): number {
  return Number(product?.price.final.amount ?? 0)
}
