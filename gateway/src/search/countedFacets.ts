import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { FacetValue } from '../__generated__/schemaTypes.ts'
import { choiceValues } from './choiceValues.ts'
import { discountBuckets } from './ranges/discountBuckets.ts'
import { facetLabel } from './facetLabel.ts'
import type { PlannedFacet } from './facetPlan.ts'
import type { ChosenValues, FacetRanges } from './ranges/facetRanges.ts'
import { FREQUENT_VALUES_MAX } from './limits.ts'
import type { FacetMapper as Facet } from './mappers.ts'
import type { Range } from './ranges/range.ts'
import { discountRangeLabel, priceRangeLabel, ratingRangeLabel, weeklyRangeLabel } from './ranges/rangeLabel.ts'
import { rangeValues } from './ranges/rangeValues.ts'
import { readCountedHits, readPriceBounds, readTerms } from './readAggregations.ts'
import { withoutDuplicates } from './withoutDuplicates.ts'

/** Aggregations and total of a search. In searches by text the counts may cover the best of its products only. */
export type Count = Readonly<{ aggregations: unknown; total: number }>

export type CountedList = Readonly<{
  plan: readonly PlannedFacet[]
  chosen: ChosenValues
  ranges: FacetRanges
  store: Pick<StoreDefinition, 'language' | 'currencyCode'>
  /** Counts of the filtered list. */
  narrowed: Count
  /** Counts for each facet with a choice, by code: of the list filtered by all other facets. */
  others: ReadonlyMap<string, Count>
}>

/** Returns the facets of a list in display order, without those that cannot narrow it, or that repeat another one. */
export function countedFacets(list: CountedList): readonly Facet[] {
  const facets = list.plan.flatMap((facet) => {
    const values = facetValues(facet, list)
    const hasOwnRange = facet.kind === 'price' && canBeParted(list.narrowed)
    if (narrowsNothing(values, countedTotal(list.narrowed)) && !hasOwnRange) return []
    const label = facetLabel(facet, list.store.language)
    const shown = { attribute: facet.code, label, kind: kindOf(facet, values), values }
    return [facet.kind === 'discount' ? { ...shown, buckets: bucketsOf(list) } : shown]
  })
  return withoutDuplicates(facets)
}

/** Returns the number of products that the counts cover: all of the search, unless the platform reports fewer. */
function countedTotal({ aggregations, total }: Count): number {
  return readCountedHits(aggregations) ?? total
}

/**
 * Returns true if a facet cannot narrow the list, such as the only brand; a chosen one stays, so that it can be
 * removed.
 */
function narrowsNothing([first, ...others]: readonly FacetValue[], total: number): boolean {
  return first === undefined || (others.length === 0 && !first.isChosen && first.count >= total)
}

/** Returns true if prices differ: a range of the shopper's own narrows the list even if all prices are in one step. */
function canBeParted({ aggregations }: Count): boolean {
  const bounds = readPriceBounds(aggregations)
  return bounds !== null && bounds.lowest < bounds.highest
}

function facetValues(facet: PlannedFacet, list: CountedList): readonly FacetValue[] {
  const { code } = facet
  const { store, ranges } = list
  const chosen = list.chosen.get(code)
  const count = list.others.get(code) ?? list.narrowed
  const { aggregations } = count
  if (facet.kind !== 'choice') {
    const label = (range: Range) => RANGE_LABELS[facet.kind](range, store)
    const { taxPercent } = ranges
    return rangeValues({ code, ranges: ranges[facet.kind], aggregations, chosen, taxPercent, label })
  }
  const { counts, frequent: offered } = readTerms(aggregations, code, FREQUENT_VALUES_MAX[code])
  return choiceValues({
    attribute: facet.attribute,
    counts,
    offered,
    chosen,
    total: countedTotal(count),
    language: store.language,
  })
}

function bucketsOf({ chosen, others, narrowed, store }: CountedList): readonly FacetValue[] {
  const { aggregations } = others.get('discount') ?? narrowed
  return discountBuckets({ aggregations, chosen: chosen.get('discount'), language: store.language })
}

const RANGE_LABELS = {
  price: priceRangeLabel,
  weekly: weeklyRangeLabel,
  discount: (range: Range, { language }: CountedList['store']) => discountRangeLabel(range, language),
  rating: (range: Range, { language }: CountedList['store']) => ratingRangeLabel(range, language),
} as const

function kindOf({ kind }: PlannedFacet, values: readonly FacetValue[]): Facet['kind'] {
  if (kind !== 'choice') return 'RANGE'
  return values.some(({ swatch }) => swatch !== null) ? 'SWATCH' : 'CHOICE'
}
