import type { AppliedFilter } from './catalogueClient.ts'

/**
 * The filters without values that no database holds: a text with a NUL exists nowhere, and platforms fail on it, for all
 * the others that are asked for in the same search. Null when a filter has nothing left that could be found.
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
