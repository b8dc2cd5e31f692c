import type { FilterInput } from '../../__generated__/CategoryProductsPaginationQuery.graphql'
import { validParameter } from '../../routing/validParameter.ts'
import { ADDRESS_FILTERS_MAX, ADDRESS_VALUES_MAX } from '../limits.ts'

/** Fields of the price form without script: `?price-from=500&price-to=9000` reads as `?price=500-9000`. */
export const PRICE_FROM = 'price-from'
export const PRICE_TO = 'price-to'

/**
 * Names of attributes: excludes parameters of the list itself, of product pages, and of campaigns. Parameters that
 * campaigns, newsletters and partners add, often with a number, stay in the address for measuring.
 */
const ATTRIBUTE =
  /^(?!(q|sort|page|after|variant|ids|(utm|gad|hsa|mtm|mc)_\w+|\w*(cl|campaign|group)id|ref)$)[a-z]\w{0,59}$/
const OPTION_ID = /^\d{1,9}$/
const WORDS = /^(?=.*\S).{1,60}$/
const RANGE = /^(\d{1,9}(?:\.\d{1,4})?)-(\d{1,9}(?:\.\d{1,4})?|\*)$/
/** The only attribute whose values are words. A word is not a value of any other, and so not a filter. */
const BRAND = 'marca'

/**
 * Returns the filters of an address, in a fixed order, so that one choice is one query however it was made. Ignores
 * parameters that cannot be filters. Null when none is left.
 */
export function readFilters(search: URLSearchParams): readonly FilterInput[] | null {
  const filters = [...new Set([...search.keys(), 'price'])]
    .filter((name) => ATTRIBUTE.test(name))
    .sort()
    .flatMap((attribute) => readFilter(search, attribute) ?? [])
  return filters.length > 0 ? filters.slice(0, ADDRESS_FILTERS_MAX) : null
}

/**
 * Returns the filter of one attribute, null when the address names none. The first value decides whether it is a
 * range.
 */
export function readFilter(search: URLSearchParams, attribute: string): FilterInput | null {
  const given = [...search.getAll(attribute), ...(attribute === 'price' ? [typedPrice(search)] : [])]
  const values = given.filter((value) => isFilterValue(attribute, value))
  const [first] = values
  if (first === undefined) return null
  if (isRange(first)) return { attribute, range: first }
  const ids = [...new Set(values.filter((value) => !isRange(value)))]
  return { attribute, in: ids.sort().slice(0, ADDRESS_VALUES_MAX) }
}

/** Returns true for a parameter that is a filter, or one of the fields of the price form. */
export function isFilterParameter(name: string, value: string): boolean {
  if (name === PRICE_FROM || name === PRICE_TO) return isRange(`${value}-*`)
  return ATTRIBUTE.test(name) && isFilterValue(name, value)
}

function isFilterValue(attribute: string, value: string): boolean {
  return isRange(value) || (attribute === BRAND ? WORDS : OPTION_ID).test(value)
}

function isRange(value: string): boolean {
  const [, from, to] = RANGE.exec(value) ?? []
  return to === '*' || Number(from) <= Number(to)
}

/** Returns both price fields as a range; empty when both are. */
function typedPrice(search: URLSearchParams): string {
  const [from, to] = [PRICE_FROM, PRICE_TO].map((name) => validParameter(search, name, isFilterParameter))
  return from || to ? `${from || 0}-${to || '*'}` : ''
}
