import { isListParameter } from '../catalogue/listing/listingAddress.ts'
import { validParameter } from '../routing/validParameter.ts'
import { PROMOTIONS_PAGE_SIZE, PROMOTION_PAGES_AT_ONCE } from './limits.ts'

const DEPARTMENT = /^[\w-]{1,60}$/
const CURSOR = /^[\w=+/.:-]{1,200}$/
const LIST_PARAMETERS: ReadonlySet<string> = new Set(['sort', 'page', 'after'])

/** Query variables of the index of promotions. */
type IndexVariables = Readonly<{ count: number; after: string | null; department: string | null }>

/**
 * Reads the address of the index: `?department=bedroom`, `?page=2` for everything up to the second page, `?after=…` for
 * what follows a promotion. Ignores invalid parameters.
 */
export function promotionsVariables(search: URLSearchParams): IndexVariables {
  return {
    count: PROMOTIONS_PAGE_SIZE * pageNumber(search),
    after: validParameter(search, 'after', isIndexParameter),
    department: validParameter(search, 'department', isIndexParameter),
  }
}

/** Returns true for a parameter that the index of promotions reads, with a valid value. */
export function isIndexParameter(name: string, value: string): boolean {
  if (name === 'department') return DEPARTMENT.test(value)
  if (name === 'after') return CURSOR.test(value)
  return name === 'page' && /^\d{1,2}$/.test(value) && Number(value) > 1 && Number(value) <= PROMOTION_PAGES_AT_ONCE
}

/** Returns true for a parameter that the list of one promotion reads: it has no filters. */
export function isPromotionParameter(name: string, value: string): boolean {
  return LIST_PARAMETERS.has(name) && isListParameter(name, value)
}

/** Returns the query of the address that shows this many promotions from the start, in whole pages. */
export function grownIndex(search: URLSearchParams, shown: number): string {
  const next = new URLSearchParams(search)
  next.delete('after')
  next.set('page', String(Math.ceil(shown / PROMOTIONS_PAGE_SIZE)))
  return `?${next.toString()}`
}

/**
 * Returns the query of the link to the next page for browsers without script: everything while one answer can hold it,
 * else what follows `endCursor`.
 */
export function nextIndex(search: URLSearchParams, endCursor: string | null | undefined): string {
  const page = pageNumber(search)
  if (page < PROMOTION_PAGES_AT_ONCE && validParameter(search, 'after', isIndexParameter) === null)
    return grownIndex(search, (page + 1) * PROMOTIONS_PAGE_SIZE)
  const next = new URLSearchParams(search)
  next.delete('page')
  if (endCursor) next.set('after', endCursor)
  return `?${next.toString()}`
}

/** Returns the query of a department; of all departments for null. */
export function departmentSearch(department: string | null): string {
  return department === null ? '' : `?${new URLSearchParams({ department }).toString()}`
}

function pageNumber(search: URLSearchParams): number {
  return Number(validParameter(search, 'page', isIndexParameter) ?? 1)
}
