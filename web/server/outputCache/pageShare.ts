import { FILTERED_PAGE_TTL_MS, MISSING_PAGE_TTL_MS, PAGE_TTL_MS } from './limits.ts'

/**
 * Kinds of cached pages, each with its own bound: plain addresses, those with a query, and those that are not found.
 */
export type PageShare = 'page' | 'filtered' | 'missing'

export function pageShare(status: number, hasQuery: boolean): PageShare {
  if (status !== 200) return 'missing'
  return hasQuery ? 'filtered' : 'page'
}

/** Lifetime of the pages of a kind, in milliseconds: a day, less for kinds with many pages or with no content yet. */
export const SHARE_TTL_MS: Readonly<Record<PageShare, number>> = {
  page: PAGE_TTL_MS,
  filtered: FILTERED_PAGE_TTL_MS,
  missing: MISSING_PAGE_TTL_MS,
}
