import { COMPARED_MAX } from './limits.ts'

const PARAMETER = 'ids'

/** Ids that the address of a comparison names, each once; more than can be compared are left out. */
export function comparedIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get(PARAMETER) ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, COMPARED_MAX)
}

/** True for the parameter that a comparison reads. */
export function isCompareParameter(name: string): boolean {
  return name === PARAMETER
}

/** Path inside the store of the comparison of these products; without any, of what the device keeps. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?${PARAMETER}=${ids.map(encodeURIComponent).join(',')}`
}

/** What an address asks of the shop: nothing without ids. */
export function compareVariables(search: URLSearchParams): Readonly<{ ids: readonly string[]; isAsked: boolean }> {
  const ids = comparedIds(search)
  return { ids, isAsked: ids.length > 0 }
}
