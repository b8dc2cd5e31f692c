import { COMPARED_MAX } from './limits.ts'

const PARAMETER = 'ids'

/** Returns the unique ids in a comparison's address, at most `COMPARED_MAX`. */
export function comparedIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get(PARAMETER) ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, COMPARED_MAX)
}

/** Returns true for the query parameter that the comparison reads. */
export function isCompareParameter(name: string): boolean {
  return name === PARAMETER
}

/** Returns true for the address of the comparison that is stored on the device: it names no ids. */
export function isOwnComparison(search: URLSearchParams): boolean {
  return !search.has(PARAMETER)
}

/** Returns the path inside the store of a comparison of these ids. Without ids it is empty. */
export function comparePath(ids: readonly string[]): string {
  return `/compare?${PARAMETER}=${ids.map(encodeURIComponent).join(',')}`
}

/** Returns the query's variables for an address; without ids nothing is fetched. */
export function compareVariables(search: URLSearchParams): Readonly<{ ids: readonly string[]; isAsked: boolean }> {
  const ids = comparedIds(search)
  return { ids, isAsked: ids.length > 0 }
}
