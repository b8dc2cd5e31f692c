import type { FilterInput, PriceBounds } from '../__generated__/schemaTypes.ts'
import type { AvailableFilter } from '../catalogue/catalogueSearch.ts'
import { type ProductSearch, searchProducts } from '../catalogue/products/productClient.ts'
import { BASE_FIELDS } from '../catalogue/products/sourceFields.ts'
import type { GraphContext } from '../app/context.ts'
import { shownPrice } from '../graph/shownPrice.ts'
import { type Count, countedFacets } from './countedFacets.ts'
import { type PlannedFacet, availableFilter, chosenValues, facetPlan } from './facetPlan.ts'
import { type FacetRanges, facetRanges } from './ranges/facetRanges.ts'
import { productFilters } from './productFilters.ts'
import { readPriceBounds } from './readAggregations.ts'
import type { ListCounts } from './mappers.ts'

export type CountedSearch = Readonly<{
  /** List before the shopper's filters: its own conditions and its text. */
  search: Pick<ProductSearch, 'filters' | 'text'>
  given: readonly FilterInput[]
  /** Store's usual tax rate, since prices are stored without tax. */
  taxPercent: number
}>

const PRICE: PlannedFacet = { kind: 'price', code: 'price' }

/** Returns the lowest and highest price only, which need no call beside the page's. */
export function priceBoundsOnly(context: GraphContext, { taxPercent }: Pick<CountedSearch, 'taxPercent'>) {
  const { priceSteps, weeklySteps } = context.settings
  const ranges = facetRanges(new Map(), { priceSteps, weeklySteps, taxPercent })
  return {
    available: [availableFilter(PRICE, ranges)],
    counts: ({ aggregations }: Count): ListCounts => ({
      facets: () => Promise.resolve(null),
      priceBounds: () => bounds(context, aggregations, taxPercent),
    }),
  }
}

/**
 * Prepares the counts of a list. Its page is searched with the aggregations in `available`; each facet with a choice is
 * counted by a call of its own, without its choice and without products, so that a second value can be added. Those
 * calls have started when this returns.
 */
export async function prepareCounts(context: GraphContext, counted: CountedSearch) {
  const { given, taxPercent } = counted
  const chosen = chosenValues(given)
  const { priceSteps, weeklySteps } = context.settings
  const plan = facetPlan(await context.loaders.attributes(), { chosen, isLending: weeklySteps.length > 0 })
  const ranges = facetRanges(chosen, { priceSteps, weeklySteps, taxPercent })
  const available = availableFilters(plan, ranges)
  const others = countOthers(
    context,
    counted,
    available.filter(({ field }) => chosen.has(field)),
  )
  // The rejection reaches the client when it selects facets; before that it must not count as unhandled.
  others.catch(() => undefined)
  const { store } = context
  return {
    available,
    counts: (narrowed: Count): ListCounts => ({
      facets: async () => {
        if (narrowed.aggregations === undefined && narrowed.total > 0) return null
        return countedFacets({ plan, chosen, ranges, store, narrowed, others: await others })
      },
      priceBounds: () => bounds(context, narrowed.aggregations, taxPercent),
    }),
  }
}

const putTogether = new WeakMap<
  readonly PlannedFacet[],
  { ranges: FacetRanges; available: readonly AvailableFilter[] }
>()

/** Returns the aggregations of all facets of a plan, cached by plan: unfiltered lists share their plan and ranges. */
function availableFilters(plan: readonly PlannedFacet[], ranges: FacetRanges): readonly AvailableFilter[] {
  const known = putTogether.get(plan)
  if (known?.ranges === ranges) return known.available
  const available = plan.map((facet) => availableFilter(facet, ranges))
  putTogether.set(plan, { ranges, available })
  return available
}

async function countOthers(
  context: GraphContext,
  { search, given, taxPercent }: CountedSearch,
  chosen: readonly AvailableFilter[],
): Promise<ReadonlyMap<string, Count>> {
  const counts = chosen.map(async (facet) => {
    const kept = given.filter(({ attribute }) => attribute !== facet.field)
    const filters = [...search.filters, ...productFilters(kept, taxPercent)]
    const count = await searchProducts(context, {
      ...search,
      filters,
      available: [facet],
      size: 0,
      fields: BASE_FIELDS,
    })
    return [facet.field, count] as const
  })
  return new Map(await Promise.all(counts))
}

function bounds({ store }: GraphContext, aggregations: unknown, taxPercent: number): PriceBounds | null {
  const found = readPriceBounds(aggregations)
  if (found === null) return null
  const shown = (net: number) => shownPrice({ net, percent: taxPercent, currencyCode: store.currencyCode })
  return { lowest: shown(found.lowest), highest: shown(found.highest) }
}
