import {
  DISCOUNT_STEP_PERCENT,
  JUST_ABOVE,
  PERCENT_MAX,
  RATING_ATTRIBUTE,
  RATING_STEPS,
  WEEKLY_ATTRIBUTE,
} from '../limits.ts'
import { type Range, netBounds, parseRange, rangeText, rangesBetween } from './range.ts'

/** Shopper's choices by attribute: values, and ranges in the form of `rangeText`. */
export type ChosenValues = ReadonlyMap<string, ReadonlySet<string>>

/** Range as shown to shoppers, and as sent to the platform, which excludes its upper bound. */
export type FacetRange = Readonly<{ range: Range; asked: Readonly<{ from: number; to?: number }> }>

/** Ranges by kind of facet, and the tax that prices include, as for `netBounds`. */
export type FacetRanges = Readonly<
  Record<'price' | 'weekly' | 'discount' | 'rating', readonly FacetRange[]> & { taxPercent: number }
>

export type RangeSettings = Readonly<{
  /** Bounds of the store's price ranges, with tax. */
  priceSteps: readonly number[]
  /** Highest weekly payments on credit, with tax. */
  weeklySteps: readonly number[]
  /** Tax rate in percent, as for `netBounds`. */
  taxPercent: number
}>

/**
 * Returns the ranges of a list's facets in display order, with those that the shopper entered: prices between the
 * store's steps; weekly payments up to each of the store's steps; discounts from ten percent on, from twenty on and so forth, since a shopper who wants twenty also
 * accepts thirty; ratings from four stars on, then from three.
 */
export function facetRanges(chosen: ChosenValues, settings: RangeSettings): FacetRanges {
  if (RANGED.some((code) => chosen.has(code))) return workedOut(chosen, settings)
  const key = `${settings.taxPercent} ${settings.priceSteps.join()} ${settings.weeklySteps.join()}`
  const ranges = usual.get(key) ?? workedOut(chosen, settings)
  usual.set(key, ranges)
  return ranges
}

const RANGED = ['price', WEEKLY_ATTRIBUTE, 'discount', RATING_ATTRIBUTE]

/** Cached ranges without a shopper's own, one entry per store: most lists have no others. */
const usual = new Map<string, FacetRanges>()

function workedOut(chosen: ChosenValues, { priceSteps, weeklySteps, taxPercent }: RangeSettings): FacetRanges {
  const prices = withChosen(rangesBetween(priceSteps), chosen.get('price'))
  const weekly = withChosen(
    weeklySteps.map((to) => ({ from: 0, to })),
    chosen.get(WEEKLY_ATTRIBUTE),
  )
  const discounts = withChosen(DISCOUNTS, chosen.get('discount'))
  const ratings = withChosen(RATINGS, chosen.get(RATING_ATTRIBUTE)).toReversed()
  return {
    taxPercent,
    price: prices.map((range) => {
      const { gte, lte } = netBounds(range, taxPercent)
      return { range, asked: { from: gte, ...(lte === undefined ? {} : { to: lte }) } }
    }),
    weekly: weekly.map(asAsked),
    discount: discounts.map(asAsked),
    rating: ratings.map(asAsked),
  }
}

function asAsked(range: Range): FacetRange {
  const { from, to } = range
  return { range, asked: { from, ...(to === null ? {} : { to: to + JUST_ABOVE }) } }
}

const RATINGS: readonly Range[] = RATING_STEPS.map((from) => ({ from, to: null }))

const DISCOUNTS: readonly Range[] = Array.from({ length: PERCENT_MAX / DISCOUNT_STEP_PERCENT - 1 }, (_step, index) => ({
  from: (index + 1) * DISCOUNT_STEP_PERCENT,
  to: null,
}))

function withChosen(usual: readonly Range[], chosen: ReadonlySet<string> | undefined): readonly Range[] {
  const own = [...(chosen ?? [])].flatMap((text) => parseRange(text) ?? [])
  const others = own.filter((range) => !usual.some((known) => rangeText(known) === rangeText(range)))
  return [...usual, ...others].toSorted((a, b) => a.from - b.from || (a.to ?? Infinity) - (b.to ?? Infinity))
}
