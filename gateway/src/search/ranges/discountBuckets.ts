import type { Language } from '@hogar/schema/stores.ts'
import type { FacetValue } from '../../__generated__/schemaTypes.ts'
import { DISCOUNT_STEP_PERCENT, PERCENT_MAX } from '../limits.ts'
import { discountRangeLabel } from './rangeLabel.ts'
import { readTerms } from '../readAggregations.ts'

/** Returns the step of a discount in percent: the next ten, 20 for 11 to 20; null for no discount. */
export function discountStep(percent: number): number | null {
  const step = Math.ceil(percent / DISCOUNT_STEP_PERCENT) * DISCOUNT_STEP_PERCENT
  return step > 0 && step <= PERCENT_MAX ? step : null
}

/** Returns the whole percents of a step, as values of a filter: `11` to `20` for 20. */
export function percentsOfStep(step: number): readonly string[] {
  return Array.from({ length: DISCOUNT_STEP_PERCENT }, (_percent, index) => String(step - index)).toReversed()
}

type Counted = Readonly<{ aggregations: unknown; chosen: ReadonlySet<string> | undefined; language: Language }>

/**
 * Counts the products in each step of discounts, for platforms that count steps and for those that count single
 * percents. A chosen step stays, so that it can be removed.
 */
export function discountBuckets({ aggregations, chosen, language }: Counted): readonly FacetValue[] {
  const counts = new Map<number, number>()
  for (const [value, count] of readTerms(aggregations, 'discount').counts) add(counts, value, count)
  const chosenCounts = new Map<number, number>()
  for (const value of chosen ?? []) add(chosenCounts, value, 0)
  return [...new Map([...chosenCounts, ...counts])]
    .toSorted(([one], [other]) => one - other)
    .map(([step, count]) => ({
      value: String(step),
      label: discountRangeLabel({ from: step - DISCOUNT_STEP_PERCENT + 1, to: step }, language),
      count,
      isChosen: chosenCounts.has(step),
      swatch: null,
    }))
}

function add(counts: Map<number, number>, value: string, count: number): void {
  const step = discountStep(Number(value))
  if (step !== null) counts.set(step, (counts.get(step) ?? 0) + count)
}
