import type { AppliedFilter } from './catalogueSearch.ts'

/**
 * Removes filter values that no database can hold: platforms fail on a text with a NUL, for every filter of the same
 * search. Null if a filter has no value left, so that nothing matches.
 */
export function storableFilters(filters: readonly AppliedFilter[]): readonly AppliedFilter[] | null {
  const storable = filters.map((filter) => {
    const { in: values } = filter.value
    if (!Array.isArray(values) || !values.some(hasNul)) return filter
    return { ...filter, value: { ...filter.value, in: values.filter((value) => !hasNul(value)) } }
  })
  const isVain = storable.some(({ value }) => Array.isArray(value['in']) && value['in'].length === 0)
  return isVain ? null : storable
}

function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0')
}
