import { PRICE_FROM, PRICE_TO, readFilter, readFilters } from './filterAddress.ts'

/** Returns the address with a value of an attribute added or removed. The list starts at its first page again. */
export function toggleValue(search: URLSearchParams, attribute: string, value: string): URLSearchParams {
  const chosen = readFilter(search, attribute)?.in ?? []
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return withValues(search, attribute, next)
}

/** Returns the address with one range of an attribute; null removes it. */
export function chooseRange(search: URLSearchParams, attribute: string, range: string | null): URLSearchParams {
  return withValues(search, attribute, range === null ? [] : [range])
}

/** Returns the address without its filters: search text and order stay. */
export function clearFilters(search: URLSearchParams): URLSearchParams {
  const attributes = (readFilters(search) ?? []).map(({ attribute }) => attribute)
  return attributes.reduce((left, attribute) => withValues(left, attribute, []), fromItsStart(search))
}

/** Returns the number of values and ranges in the address, each of which can be removed. */
export function countChosen(search: URLSearchParams): number {
  return (readFilters(search) ?? []).reduce((count, { in: values }) => count + (values?.length ?? 1), 0)
}

/** Returns true when the address names this value, or this range. */
export function isChosen(search: URLSearchParams, attribute: string, value: string): boolean {
  const filter = readFilter(search, attribute)
  return filter !== null && (filter.range === value || (filter.in ?? []).includes(value))
}

function withValues(search: URLSearchParams, attribute: string, values: readonly string[]): URLSearchParams {
  const next = fromItsStart(search)
  next.delete(attribute)
  if (attribute === 'price') for (const name of [PRICE_FROM, PRICE_TO]) next.delete(name)
  for (const value of values) next.append(attribute, value)
  return next
}

/** Removes the position in the list: another choice is another list. */
export function fromItsStart(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  next.delete('after')
  return next
}
