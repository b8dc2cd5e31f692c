import type { FilterInput, ProductSort } from '../../__generated__/CategoryProductsPaginationQuery.graphql'
import { isFilterParameter, readFilters } from '../filters/filterAddress.ts'
import { LIST_PAGE_SIZE, PAGES_AT_ONCE, PAGES_MAX } from '../limits.ts'
import { validParameter } from '../../routing/validParameter.ts'

/** Query variables of a list's address: number of products, cursor, order, filters. */
export type ListingVariables = Readonly<{
  count: number
  after: string | null
  sort: ProductSort | null
  filters: readonly FilterInput[] | null
}>

/** Orders by their name in the address, in the order of the menu. The shop's default order has no name there. */
export const SORTS = {
  newest: 'LATEST',
  'price-low': 'PRICE_ASC',
  'price-high': 'PRICE_DESC',
  discount: 'DISCOUNT_DESC',
  rating: 'RATING_DESC',
  weekly: 'WEEKLY_ASC',
} as const satisfies Record<string, ProductSort>

export type SortName = keyof typeof SORTS

/** Returns the order that an address names, null for the default and for unknown names. */
export function sortName(search: URLSearchParams): SortName | null {
  return search.getAll('sort').find(isSortName) ?? null
}

/**
 * Reads a list's address: `?page=2` is everything up to the second page, `?after=…` starts after a product, `?sort=…`
 * names an order, any other name an attribute. Ignores invalid parameters.
 */
export function listingVariables(search: URLSearchParams): ListingVariables {
  const name = sortName(search)
  return {
    count: LIST_PAGE_SIZE * Math.min(pageNumber(search), PAGES_AT_ONCE),
    after: validParameter(search, 'after', isListParameter),
    sort: name === null ? null : SORTS[name],
    filters: readFilters(search),
  }
}

/** Returns true for a parameter that a list reads, with a valid value. */
export function isListParameter(name: string, value: string): boolean {
  if (name === 'sort') return isSortName(value)
  if (name === 'page') return /^\d{1,3}$/.test(value) && Number(value) > 1 && Number(value) <= PAGES_MAX
  if (name === 'after') return CURSOR.test(value)
  return isFilterParameter(name, value)
}

const CURSOR = /^[\w=+/.:-]{1,200}$/

/** Returns the number of pages that an address shows from the start of the list; 1 by default. */
export function pageNumber(search: URLSearchParams): number {
  return Number(validParameter(search, 'page', isListParameter) ?? 1)
}

/** Returns the query of the address that shows this many products from the start of the list, in whole pages. */
export function grownSearch(search: URLSearchParams, shown: number): string {
  const next = new URLSearchParams(search)
  next.set('page', String(Math.ceil(shown / LIST_PAGE_SIZE)))
  return `?${next.toString()}`
}

/**
 * Returns the query of the link to the next page for browsers without script: all products while one answer can hold
 * them, else the page after `endCursor`.
 */
export function nextPageSearch(search: URLSearchParams, endCursor: string | null | undefined): string {
  const page = pageNumber(search)
  if (page < PAGES_AT_ONCE) return grownSearch(search, (page + 1) * LIST_PAGE_SIZE)
  const next = new URLSearchParams(search)
  next.delete('page')
  if (endCursor) next.set('after', endCursor)
  return `?${next.toString()}`
}

function isSortName(name: string): name is SortName {
  return Object.hasOwn(SORTS, name)
}
