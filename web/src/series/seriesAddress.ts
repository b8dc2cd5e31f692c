import { isListParameter, listingVariables } from '../catalogue/listing/listingAddress.ts'
import { validParameter } from '../routing/validParameter.ts'

/** Name of the parameter that narrows a series to a category. */
const CATEGORY = 'category'
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,119}$/u
const LIST_PARAMETERS: ReadonlySet<string> = new Set(['sort', 'page', 'after'])

/** Reads the address of a series: `?category=sofas` for one category, and the parameters of a list without filters. */
export function seriesVariables(search: URLSearchParams) {
  const { count, after, sort } = listingVariables(search)
  return { count, after, sort, category: chosenCategory(search) }
}

/** Returns the slug of the category that an address names; null for all of them. */
export function chosenCategory(search: URLSearchParams): string | null {
  return validParameter(search, CATEGORY, isSeriesParameter)
}

/** Returns true for a parameter that the page of a series reads, with a valid value. */
export function isSeriesParameter(name: string, value: string): boolean {
  if (name === CATEGORY) return SLUG.test(value)
  return LIST_PARAMETERS.has(name) && isListParameter(name, value)
}

/** Returns the query of the address of a category, of all for null, in the chosen order and from the list's start. */
export function categorySearch(search: URLSearchParams, slug: string | null): string {
  const next = new URLSearchParams()
  const sort = search.get('sort')
  if (sort !== null) next.set('sort', sort)
  if (slug !== null) next.set(CATEGORY, slug)
  const query = next.toString()
  return query === '' ? '' : `?${query}`
}
