import { type ListingVariables, listingVariables } from '../catalogue/listing/listingAddress.ts'
import { SEARCH_TERM_MAX_CHARACTERS, SEARCH_TERM_MIN_CHARACTERS } from '@hogar/schema/validation/limits.ts'

export type SearchVariables = ListingVariables &
  Readonly<{
    term: string
    /** False for a term that is too short: then no request is sent. */
    isSearchable: boolean
  }>

/**
 * Returns the search term without invisible characters, as the gateway counts it. Every first visit loads this: the
 * whole of `cleanText` would be too much.
 */
export function searchTerm(search: URLSearchParams): string {
  return (search.get('q') ?? '')
    .replace(/\p{Cf}/gu, '')
    .normalize()
    .trim()
    .slice(0, SEARCH_TERM_MAX_CHARACTERS)
}

/** Reads the address of a results page: `?q=` and the parameters of every list. */
export function searchVariables(search: URLSearchParams): SearchVariables {
  const term = searchTerm(search)
  return { ...listingVariables(search), term, isSearchable: term.length >= SEARCH_TERM_MIN_CHARACTERS }
}

/** Returns the results page of a term, as a path inside the store. */
export function resultsPath(term: string): string {
  return `/catalogsearch/result?${new URLSearchParams({ q: term }).toString()}`
}
