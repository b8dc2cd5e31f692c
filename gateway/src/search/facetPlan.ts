import type { FilterInput } from '../__generated__/schemaTypes.ts'
import type { AttributeDocument, AttributeList } from '../catalogue/attributes/attributeClient.ts'
import type { AvailableFilter } from '../catalogue/catalogueSearch.ts'
import { onceOf } from '../graph/onceOf.ts'
import type { ChosenValues, FacetRanges } from './ranges/facetRanges.ts'
import { AGGREGATION_SIZE, DEFAULT_FACETS, MORE_FACETS_MAX, RATING_ATTRIBUTE, WEEKLY_ATTRIBUTE } from './limits.ts'
import { parseRange, rangeText } from './ranges/range.ts'

/** Facet to count. Prices, weekly payments, discounts and ratings need no attribute: their values are numbers. */
export type PlannedFacet =
  | Readonly<{ kind: 'choice'; code: string; attribute: AttributeDocument }>
  | Readonly<{ kind: 'price'; code: string }>
  | Readonly<{ kind: 'weekly'; code: string }>
  | Readonly<{ kind: 'discount'; code: string }>
  | Readonly<{ kind: 'rating'; code: string }>

export type ListOfFacets = Readonly<{
  chosen?: ChosenValues
  /** True if the store sells on credit: lists have a facet of weekly payments. */
  isLending?: boolean
}>

/**
 * Returns the facets of a list in display order: the default ones, then those that the platform marks as filterable.
 * Above the maximum, keeps the first ones and those with a chosen value, so that it can be removed.
 */
export function facetPlan(
  attributes: AttributeList,
  { chosen = NOTHING_CHOSEN, isLending = false }: ListOfFacets = {},
): readonly PlannedFacet[] {
  if (chosen.size > 0) return planned(attributes, { chosen, isLending })
  return isLending ? lendingPlan(attributes) : usualPlan(attributes)
}

/** Plans of an unfiltered list, the most common one: cached as long as its attributes. */
const usualPlan = onceOf((attributes: AttributeList) => planned(attributes, { chosen: NOTHING_CHOSEN }))
const lendingPlan = onceOf((attributes: AttributeList) =>
  planned(attributes, { chosen: NOTHING_CHOSEN, isLending: true }),
)

function planned(
  attributes: AttributeList,
  { chosen, isLending = false }: ListOfFacets & Readonly<{ chosen: ChosenValues }>,
): readonly PlannedFacet[] {
  const usual = DEFAULT_FACETS.filter((code) => isLending || code !== WEEKLY_ATTRIBUTE).flatMap((code) =>
    plannedFacet(code, attributes),
  )
  const more = [...attributes.values()]
    .filter(({ code, isFilterable, isShown, options }) => {
      return !DEFAULT_FACETS.includes(code) && (isFilterable || isShown) && options.size > 0
    })
    .toSorted((a, b) => a.position - b.position)
    .filter(({ code }, place) => place < MORE_FACETS_MAX || chosen.has(code))
  return [...usual, ...more.flatMap(({ code }) => plannedFacet(code, attributes))]
}

/**
 * Returns the planned facet of an attribute; none if the platform does not know it, since its values would have no
 * labels.
 */
function plannedFacet(code: string, attributes: AttributeList): PlannedFacet[] {
  if (code === 'price' || code === 'discount') return [{ kind: code, code }]
  if (code === RATING_ATTRIBUTE) return [{ kind: 'rating', code }]
  if (code === WEEKLY_ATTRIBUTE) return [{ kind: 'weekly', code }]
  const attribute = attributes.get(code)
  return attribute ? [{ kind: 'choice', code, attribute }] : []
}

const NOTHING_CHOSEN: ChosenValues = new Map()

export function chosenValues(filters: readonly FilterInput[]): ChosenValues {
  const chosen = new Map<string, Set<string>>()
  for (const { attribute, in: values, range } of filters) {
    const own = chosen.get(attribute) ?? new Set()
    for (const value of values ?? []) own.add(value)
    const numbers = parseRange(range ?? '')
    if (numbers) own.add(rangeText(numbers))
    chosen.set(attribute, own)
  }
  return chosen
}

/** Returns the aggregation that counts a facet. */
export function availableFilter(
  { code, kind }: Pick<PlannedFacet, 'code' | 'kind'>,
  ranges: FacetRanges,
): AvailableFilter {
  if (kind === 'choice') return { field: code, scope: 'catalog', options: { size: AGGREGATION_SIZE } }
  // Single amounts are as numerous as products, and are never shown.
  const size = kind === 'price' || kind === 'weekly' ? 1 : AGGREGATION_SIZE
  return { field: code, scope: 'catalog', options: { size, ranges: ranges[kind].map(({ asked }) => asked) } }
}
