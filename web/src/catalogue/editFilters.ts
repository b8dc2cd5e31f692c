import { PRICE_FROM, PRICE_TO, readFilter, readFilters } from './filterAddress.ts'

/** The address with one more value of an attribute, or one less. The list begins at its start again. */
export function toggleValue(search: URLSearchParams, attribute: string, value: string): URLSearchParams {
  const chosen = readFilter(search, attribute)?.in ?? []
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return withValues(search, attribute, next)
}

/** The address with one range of an attribute, null for any. */
export function chooseRange(search: URLSearchParams, attribute: string, range: string | null): URLSearchParams {
  return withValues(search, attribute, range === null ? [] : [range])
}

/** The address without its filters: what is searched for and the order stay. */
export function clearFilters(search: URLSearchParams): URLSearchParams {
  const attributes = (readFilters(search) ?? []).map(({ attribute }) => attribute)
  return attributes.reduce((left, attribute) => withValues(left, attribute, []), fromItsStart(search))
}

/** True when the address names this value, or this range. */
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

/** Another choice is another list: how far the one before was opened says nothing about it. */
export function fromItsStart(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  next.delete('after')
  return next
}
