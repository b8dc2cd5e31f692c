import { FILTERED_PAGE_TTL_MS, MISSING_PAGE_TTL_MS, PAGE_TTL_MS } from './limits.ts'

/** Kinds of kept pages, each with a bound of its own: plain addresses, those with a query, and those where nothing is. */
export type PageShare = 'page' | 'filtered' | 'missing'

export function pageShare(status: number, hasQuery: boolean): PageShare {
  if (status !== 200) return 'missing'
  return hasQuery ? 'filtered' : 'page'
}

/** How long pages of a kind are kept, in milliseconds: a day, less where there are many or where nothing is yet. */
export const SHARE_TTL_MS: Readonly<Record<PageShare, number>> = {
  page: PAGE_TTL_MS,
  filtered: FILTERED_PAGE_TTL_MS,
  missing: MISSING_PAGE_TTL_MS,
}
