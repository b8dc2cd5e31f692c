import type { FilterInput } from '../__generated__/resolverTypes.ts'
import type { AttributeDocument, AttributeList } from '../catalogue/attributeClient.ts'
import type { AvailableFilter } from '../catalogue/catalogueClient.ts'
import { onceOf } from '../graph/memo.ts'
import type { FacetRanges } from './facetRanges.ts'
import { AGGREGATION_SIZE, DEFAULT_FACETS, MORE_FACETS_MAX } from './limits.ts'
import { parseRange, rangeText } from './range.ts'

/** One facet to be asked for. Prices and discounts need no attribute: their values are numbers. */
export type PlannedFacet =
  | Readonly<{ kind: 'choice'; code: string; attribute: AttributeDocument }>
  | Readonly<{ kind: 'price'; code: string }>
  | Readonly<{ kind: 'discount'; code: string }>

/**
 * Which facets a list has, in the order to show them: the usual ones, then what the platform calls filterable. Of many, the
 * first and those that something is chosen of, so that it can be taken back.
 */
export function facetPlan(attributes: AttributeList, chosen: ChosenValues = NOTHING_CHOSEN): readonly PlannedFacet[] {
  return chosen.size > 0 ? planned(attributes, chosen) : usualPlan(attributes)
}

/** Of lists that nobody has narrowed, which are most: one for as long as the attributes are held. */
const usualPlan = onceOf((attributes: AttributeList) => planned(attributes, NOTHING_CHOSEN))

function planned(attributes: AttributeList, chosen: ChosenValues): readonly PlannedFacet[] {
  const usual = DEFAULT_FACETS.flatMap((code) => plannedFacet(code, attributes))
  const more = [...attributes.values()]
    .filter(({ code, isFilterable, isShown, options }) => {
      return !DEFAULT_FACETS.includes(code) && (isFilterable || isShown) && options.size > 0
    })
    .toSorted((a, b) => a.position - b.position)
    .filter(({ code }, place) => place < MORE_FACETS_MAX || chosen.has(code))
  return [...usual, ...more.flatMap(({ code }) => plannedFacet(code, attributes))]
}

/** An attribute that the platform does not know is not asked for: nothing could name its values. */
function plannedFacet(code: string, attributes: AttributeList): PlannedFacet[] {
  if (code === 'price' || code === 'discount') return [{ kind: code, code }]
  const attribute = attributes.get(code)
  return attribute ? [{ kind: 'choice', code, attribute }] : []
}

/** What a shopper has chosen, by attribute: values, and ranges as `rangeText` writes them. */
export type ChosenValues = ReadonlyMap<string, ReadonlySet<string>>

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

/** How the platform is asked to count a facet. */
export function availableFilter(
  { code, kind }: Pick<PlannedFacet, 'code' | 'kind'>,
  ranges: FacetRanges,
): AvailableFilter {
  if (kind === 'choice') return { field: code, scope: 'catalog', options: { size: AGGREGATION_SIZE } }
  // Single prices are as many as products, and nobody is shown them.
  const size = kind === 'price' ? 1 : AGGREGATION_SIZE
  return { field: code, scope: 'catalog', options: { size, ranges: ranges[kind].map(({ asked }) => asked) } }
}
