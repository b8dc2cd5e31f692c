import type { ChosenValues } from './facetPlan.ts'
import { DISCOUNT_STEP_PERCENT, JUST_ABOVE, PERCENT_MAX } from './limits.ts'
import { type Range, netBounds, parseRange, rangeText, rangesBetween } from './range.ts'

/** A range as shoppers read it, and as the platform is asked to count it: up to, but without, its upper end. */
export type FacetRange = Readonly<{ range: Range; asked: Readonly<{ from: number; to?: number }> }>

/** Ranges by the code of their facet, and the tax that prices are shown with: as for `netBounds`. */
export type FacetRanges = Readonly<Record<'price' | 'discount', readonly FacetRange[]> & { taxPercent: number }>

export type RangeSettings = Readonly<{
  /** Where the store's price ranges part, with tax. */
  priceSteps: readonly number[]
  /** As for `netBounds`. */
  taxPercent: number
}>

/**
 * The ranges of a list's facets in the order to show them, those among them that a shopper made up: prices between the
 * store's steps; discounts from ten percent on, from twenty on and so forth, for who looks for twenty does not mind thirty.
 */
export function facetRanges(chosen: ChosenValues, settings: RangeSettings): FacetRanges {
  if (chosen.has('price') || chosen.has('discount')) return workedOut(chosen, settings)
  const key = `${settings.taxPercent} ${settings.priceSteps.join()}`
  const ranges = usual.get(key) ?? workedOut(chosen, settings)
  usual.set(key, ranges)
  return ranges
}

/** Ranges that nobody made up, as few as there are stores: most lists have no others. */
const usual = new Map<string, FacetRanges>()

function workedOut(chosen: ChosenValues, { priceSteps, taxPercent }: RangeSettings): FacetRanges {
  const prices = withChosen(rangesBetween(priceSteps), chosen.get('price'))
  const discounts = withChosen(DISCOUNTS, chosen.get('discount'))
  return {
    taxPercent,
    price: prices.map((range) => {
      const { gte, lte } = netBounds(range, taxPercent)
      return { range, asked: { from: gte, ...(lte === undefined ? {} : { to: lte }) } }
    }),
    discount: discounts.map((range) => {
      const { from, to } = range
      return { range, asked: { from, ...(to === null ? {} : { to: to + JUST_ABOVE }) } }
    }),
  }
}

const DISCOUNTS: readonly Range[] = Array.from({ length: PERCENT_MAX / DISCOUNT_STEP_PERCENT - 1 }, (_step, index) => ({
  from: (index + 1) * DISCOUNT_STEP_PERCENT,
  to: null,
}))

function withChosen(usual: readonly Range[], chosen: ReadonlySet<string> | undefined): readonly Range[] {
  const own = [...(chosen ?? [])].flatMap((text) => parseRange(text) ?? [])
  const others = own.filter((range) => !usual.some((known) => rangeText(known) === rangeText(range)))
  return [...usual, ...others].toSorted((a, b) => a.from - b.from || (a.to ?? Infinity) - (b.to ?? Infinity))
}
