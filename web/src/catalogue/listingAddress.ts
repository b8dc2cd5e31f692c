import type { ProductSort } from '../__generated__/CategoryProductsPaginationQuery.graphql'
import { LIST_PAGE_SIZE, PAGES_FROM_START } from './limits.ts'

/** What a list's address asks for: how many products, behind which one, in which order. */
export type ListingVariables = Readonly<{ count: number; after: string | null; sort: ProductSort | null }>

/** Orders by their name in the address, in the order of the menu. The shop's own order has no name there. */
export const SORTS = {
  newest: 'LATEST',
  'price-low': 'PRICE_ASC',
  'price-high': 'PRICE_DESC',
  discount: 'DISCOUNT_DESC',
} as const satisfies Record<string, ProductSort>

export type SortName = keyof typeof SORTS

/** The order that an address names, null for the shop's own and for names that are none. */
export function sortName(search: URLSearchParams): SortName | null {
  const name = search.get('sort')
  return name !== null && isSortName(name) ? name : null
}

/**
 * Reads a list's address: `?page=2` is everything up to the second page, `?after=…` starts behind a product, `?sort=…`
 * names an order. Whatever makes no sense is as if it were not there.
 */
export function listingVariables(search: URLSearchParams): ListingVariables {
  const name = sortName(search)
  const sort = name === null ? null : SORTS[name]
  const after = search.get('after')
  if (after !== null && after !== '') return { count: LIST_PAGE_SIZE, after, sort }
  return { count: LIST_PAGE_SIZE * pageNumber(search), after: null, sort }
}

/** How many pages from the start an address shows: 1 unless it says otherwise. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, PAGES_FROM_START) : 1
}

/**
 * The query of the address that shows one page more: the next `page` while one answer can hold them all, else the part
 * behind `endCursor`.
 */
export function nextPageSearch(search: URLSearchParams, endCursor: string | null | undefined): string {
  const next = new URLSearchParams(search)
  const page = pageNumber(search)
  if (search.has('after') || page >= PAGES_FROM_START) {
    next.delete('page')
    if (endCursor) next.set('after', endCursor)
  } else {
    next.set('page', String(page + 1))
  }
  return `?${next.toString()}`
}

function isSortName(name: string): name is SortName {
  return Object.hasOwn(SORTS, name)
}
