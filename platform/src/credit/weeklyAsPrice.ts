import Big from 'big.js'
import type { PriceRange, RangeBounds, SearchFilter, SearchQuery } from '../catalogue/queries/searchQuery.ts'
import { CREDIT_MAX_MXN, CREDIT_MIN_MXN } from './limits.ts'
import { leastAmount } from './leastAmount.ts'

/** Field of a product document with its weekly payment. */
const WEEKLY = 'credit_fee'
/** Prices with tax are rounded to cents: an amount begins half a cent below itself. */
const HALF_CENT = '0.005'

/**
 * Returns a search in which weekly payments on credit are prices. The payment follows from the price, so filters,
 * counts and orders by it are those of the price column: exact to the cent, for each variant, at the price in force.
 * @param taxPercent tax of goods; the column holds prices without it
 */
export function weeklyAsPrice(query: SearchQuery, taxPercent: number): SearchQuery {
  const isWeekly =
    query.filters.some(({ attribute }) => attribute === WEEKLY) ||
    query.available.some(({ field }) => field === WEEKLY) ||
    query.sorts.some(({ field }) => field === WEEKLY)
  if (!isWeekly) return query
  const net = (cents: number) =>
    new Big(cents)
      .div(100)
      .minus(HALF_CENT)
      .div(100 + taxPercent)
      .times(100)
      .toNumber()
  return {
    ...query,
    filters: query.filters.map((filter) => priceFilter(filter, net)),
    available: query.available.map((filter) => {
      if (filter.field !== WEEKLY || filter.ranges === null) return filter
      return { ...filter, prices: filter.ranges.map((range) => priceRange(range, net)) }
    }),
    sorts: query.sorts.map((sort) => {
      if (sort.field !== WEEKLY) return sort
      return {
        ...sort,
        field: 'price',
        within: { low: net(CREDIT_MIN_MXN * 100), high: net(CREDIT_MAX_MXN * 100 + 1) },
      }
    }),
  }
}

type Net = (cents: number) => number

function priceFilter(filter: SearchFilter, net: Net): SearchFilter {
  if (filter.attribute !== WEEKLY || filter.condition.kind !== 'range') return filter
  return {
    ...filter,
    attribute: 'price',
    condition: { kind: 'range', bounds: priceBounds(filter.condition.bounds, net) },
  }
}

function priceBounds({ gt, gte, lt, lte }: RangeBounds, net: Net): RangeBounds {
  const from = Math.max(leastOf(gte ?? '0', false), gt === undefined ? 0 : leastOf(gt, true))
  const to = Math.min(
    CREDIT_MAX_MXN * 100 + 1,
    lte === undefined ? Infinity : leastOf(lte, true),
    lt === undefined ? Infinity : leastOf(lt, false),
  )
  return { gte: String(net(from)), lt: String(net(to)) }
}

/** The upper end of a range is not part of it. */
function priceRange({ from, to }: PriceRange, net: Net): PriceRange {
  return {
    from: net(leastAmount({ weekly: from ?? 0, isAbove: false })),
    to: net(to === null ? CREDIT_MAX_MXN * 100 + 1 : leastAmount({ weekly: to, isAbove: false })),
  }
}

/** A bound that is no number matches nothing. */
function leastOf(text: string, isAbove: boolean): number {
  const weekly = Number(text)
  return Number.isFinite(weekly) ? leastAmount({ weekly, isAbove }) : Number.NaN
}
