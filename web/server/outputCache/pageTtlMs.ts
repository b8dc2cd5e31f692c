import { FILTERED_PAGE_TTL_MS, MISSING_PAGE_TTL_MS, PAGE_TTL_MS } from './limits.ts'

/** How long a page is kept, in milliseconds: a day, less where there are many or where nothing is yet. */
export function pageTtlMs(status: number, hasQuery: boolean): number {
  if (status !== 200) return MISSING_PAGE_TTL_MS
  return hasQuery ? FILTERED_PAGE_TTL_MS : PAGE_TTL_MS
}
