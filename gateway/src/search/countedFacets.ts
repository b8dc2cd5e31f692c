import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { Facet, FacetValue } from '../__generated__/resolverTypes.ts'
import { choiceValues } from './choiceValues.ts'
import { facetLabel } from './facetLabel.ts'
import type { ChosenValues, PlannedFacet } from './facetPlan.ts'
import type { FacetRanges } from './facetRanges.ts'
import { FREQUENT_VALUES_MAX } from './limits.ts'
import type { Range } from './range.ts'
import { discountRangeLabel, priceRangeLabel } from './rangeLabel.ts'
import { rangeValues } from './rangeValues.ts'
import { readPriceBounds, readTerms } from './readAggregations.ts'

/** What a search told about its hits. */
export type Count = Readonly<{ aggregations: unknown; total: number }>

export type CountedList = Readonly<{
  plan: readonly PlannedFacet[]
  chosen: ChosenValues
  ranges: FacetRanges
  store: Pick<StoreDefinition, 'language' | 'currencyCode'>
  /** The list as it is narrowed. */
  narrowed: Count
  /** Of each facet with a choice, by code: the list as it is narrowed by all the others. */
  others: ReadonlyMap<string, Count>
}>

/** The facets of a list, in the order to show them; those that would narrow nothing are left out. */
export function countedFacets(list: CountedList): readonly Facet[] {
  return list.plan.flatMap((facet) => {
    const values = facetValues(facet, list)
    const hasOwnRange = facet.kind === 'price' && canBeParted(list.narrowed)
    if (narrowsNothing(values, list.narrowed.total) && !hasOwnRange) return []
    return [
      { attribute: facet.code, label: facetLabel(facet, list.store.language), kind: kindOf(facet, values), values },
    ]
  })
}

/** The one brand of all products is no choice; it stays where it was chosen, so that it can be taken back. */
function narrowsNothing([first, ...others]: readonly FacetValue[], total: number): boolean {
  return first === undefined || (others.length === 0 && !first.isChosen && first.count >= total)
}

/** Prices take a range of one's own too: while they differ there is one that narrows, though all lie in one step. */
function canBeParted({ aggregations }: Count): boolean {
  const bounds = readPriceBounds(aggregations)
  return bounds !== null && bounds.lowest < bounds.highest
}

function facetValues(facet: PlannedFacet, list: CountedList): readonly FacetValue[] {
  const { code } = facet
  const { store, ranges } = list
  const chosen = list.chosen.get(code)
  const { aggregations, total } = list.others.get(code) ?? list.narrowed
  if (facet.kind !== 'choice') {
    const label = (range: Range) =>
      facet.kind === 'price' ? priceRangeLabel(range, store) : discountRangeLabel(range, store.language)
    const { taxPercent } = ranges
    return rangeValues({ code, ranges: ranges[facet.kind], aggregations, chosen, taxPercent, label })
  }
  const { counts, frequent: offered } = readTerms(aggregations, code, FREQUENT_VALUES_MAX[code])
  return choiceValues({ attribute: facet.attribute, counts, offered, chosen, total, language: store.language })
}

function kindOf({ kind }: PlannedFacet, values: readonly FacetValue[]): Facet['kind'] {
  if (kind !== 'choice') return 'RANGE'
  return values.some(({ swatch }) => swatch !== null) ? 'SWATCH' : 'CHOICE'
}
