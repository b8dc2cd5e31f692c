/** Attribute with the average stars, to a tenth. */
export const RATING_ATTRIBUTE = 'rating_average'
/** Attribute with the weekly payment on store credit, with tax. */
export const WEEKLY_ATTRIBUTE = 'credit_fee'
/** Minimum average stars that lists can be filtered by. */
export const RATING_STEPS: readonly number[] = [4, 3]
/** Default facets in display order; a list has those whose attribute the platform knows. */
export const DEFAULT_FACETS: readonly string[] = [
  'price',
  WEEKLY_ATTRIBUTE,
  'color',
  'size',
  'material',
  'marca',
  'discount',
  RATING_ATTRIBUTE,
]
/** Maximum further facets: attributes that the platform marks as filterable or visible. */
export const MORE_FACETS_MAX = 12
/** Maximum values of a facet that are counted, most frequent first. */
export const AGGREGATION_SIZE = 1_000
/** Maximum lists whose counts are cached, of all stores together. */
export const COUNT_CACHE_MAX = 500
/** Maximum values offered for attributes with many, of simple products and of those with variants. */
export const FREQUENT_VALUES_MAX: Readonly<Record<string, number>> = { color: 10, size: 10 }
/** Width of a discount range, in percent. */
export const DISCOUNT_STEP_PERCENT = 10
export const PERCENT_MAX = 100
/**
 * Offset that includes a shopper's upper bound in a range, which platforms count without it. Smaller than any
 * percentage in use.
 */
export const JUST_ABOVE = 0.001
/** Offset for rounding: shown amounts are rounded to cents, and a bound includes what rounds to it. */
export const HALF_CENT = 0.005
/** Limits of one request for suggestions. */
export const SUGGESTED_PRODUCTS_MAX = 20
export const SUGGESTED_CATEGORIES_MAX = 10
/** TTL of suggestions in the public cache: many shoppers type the same prefixes. */
export const SUGGESTIONS_CACHE_MS = 30_000
