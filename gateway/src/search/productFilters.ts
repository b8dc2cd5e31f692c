import Big from 'big.js'
import type { FilterInput } from '../__generated__/resolverTypes.ts'
import type { AppliedFilter } from '../catalogue/catalogueClient.ts'
import { FILTERS_MAX, FILTER_VALUES_MAX } from '../catalogue/limits.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { isGiven } from '../graph/isGiven.ts'

/** Shown amounts are rounded to cents, so that a bound holds for what rounds to it. */
const HALF_CENT = '0.005'

/**
 * A shopper's conditions as the platform takes them. `taxPercent` is the store's rate: shoppers think of prices with tax,
 * the platform holds them without. Throws `BAD_USER_INPUT` for conditions that cannot be meant.
 */
export function productFilters(filters: readonly FilterInput[], taxPercent: number): readonly AppliedFilter[] {
  if (filters.length > FILTERS_MAX) throw new GatewayError('BAD_USER_INPUT', `At most ${FILTERS_MAX} filters.`)
  return filters.map((filter) => {
    const { attribute } = filter
    if (!/^[a-z]\w{0,59}$/i.test(attribute))
      throw new GatewayError('BAD_USER_INPUT', 'A filter needs the code of an attribute.')
    return { attribute, value: filterValue(filter, taxPercent), scope: 'catalog' }
  })
}

function filterValue({ attribute, in: values, range }: FilterInput, taxPercent: number): AppliedFilter['value'] {
  if (!isGiven(values) === !isGiven(range)) {
    throw new GatewayError('BAD_USER_INPUT', `Give \`in\` or \`range\` for the filter on ${attribute}, not both.`)
  }
  if (isGiven(values)) {
    if (values.length === 0 || values.length > FILTER_VALUES_MAX) {
      throw new GatewayError('BAD_USER_INPUT', `A filter takes 1 to ${FILTER_VALUES_MAX} values.`)
    }
    return { in: values }
  }
  const [, from, to] = /^(\d{1,9}(?:\.\d{1,4})?)-(\d{1,9}(?:\.\d{1,4})?|\*)$/.exec(range ?? '') ?? []
  if (from === undefined || to === undefined) {
    throw new GatewayError('BAD_USER_INPUT', 'A range is written `from-to`, such as `0-50` or `150-*`.')
  }
  if (to !== '*' && Number(to) < Number(from))
    throw new GatewayError('BAD_USER_INPUT', 'A range goes from low to high.')
  const bound = attribute === 'price' ? netBound(taxPercent) : (value: string) => Number(value)
  return { gte: bound(from, `-${HALF_CENT}`), ...(to === '*' ? {} : { lte: bound(to, HALF_CENT) }) }
}

function netBound(taxPercent: number) {
  const factor = new Big(taxPercent).div(100).plus(1)
  return (value: string, slack: string) => Math.max(0, new Big(value).plus(slack).div(factor).toNumber())
}
