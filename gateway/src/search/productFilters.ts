import type { FilterInput } from '../__generated__/schemaTypes.ts'
import type { AppliedFilter } from '../catalogue/catalogueSearch.ts'
import { FILTERS_MAX, FILTER_VALUES_MAX } from '../catalogue/limits.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { discountStep, percentsOfStep } from './ranges/discountBuckets.ts'
import { netBounds, parseRange } from './ranges/range.ts'

/**
 * Returns a shopper's filters in the platform's form. `taxPercent` is the store's rate, for price filters. Throws
 * `BAD_USER_INPUT` for invalid filters, which it names by their position; an attribute that no product has matches
 * nothing.
 */
export function productFilters(filters: readonly FilterInput[], taxPercent: number): readonly AppliedFilter[] {
  if (filters.length > FILTERS_MAX) {
    throw new GatewayError('BAD_USER_INPUT', `\`filters\`: at most ${FILTERS_MAX} can be given.`)
  }
  return filters.map((filter, index) => {
    const { attribute } = filter
    const refuse = (text: string) => new GatewayError('BAD_USER_INPUT', `\`filters[${index}]\`: ${text}`)
    if (!/^[a-z]\w{0,59}$/i.test(attribute)) throw refuse('A filter needs the code of an attribute.')
    return { attribute, value: filterValue(filter, taxPercent, refuse), scope: 'catalog' }
  })
}

type Refuse = (text: string) => GatewayError

/** Returns the whole percents that steps of discounts stand for. */
function percentsOf(values: readonly string[], refuse: Refuse): readonly string[] {
  return [...new Set(values.map((value) => discountStep(Number(value))))].flatMap((step) => {
    if (step !== null) return percentsOfStep(step)
    throw refuse('A step of discounts is a percentage above 0, at most 100.')
  })
}

function filterValue(filter: FilterInput, taxPercent: number, refuse: Refuse): AppliedFilter['value'] {
  const { attribute, in: values, range } = filter
  if (!isGiven(values) === !isGiven(range)) {
    throw refuse(`Give \`in\` or \`range\` for the filter on ${attribute}, not both.`)
  }
  if (isGiven(values)) {
    // A price with tax is an interval of the amounts without tax that the platform compares.
    if (attribute === 'price') throw refuse('The filter on price takes a `range`.')
    if (values.length === 0 || values.length > FILTER_VALUES_MAX) {
      throw refuse(`A filter takes 1 to ${FILTER_VALUES_MAX} values.`)
    }
    return { in: attribute === 'discount' ? percentsOf(values, refuse) : values }
  }
  const numbers = parseRange(range ?? '')
  if (numbers === null) throw refuse('A range is written `from-to`, such as `0-50` or `150-*`.')
  const { from, to } = numbers
  if (to !== null && to < from) throw refuse('A range goes from low to high.')
  if (attribute === 'price') return netBounds(numbers, taxPercent)
  return { gte: from, ...(to === null ? {} : { lte: to }) }
}
