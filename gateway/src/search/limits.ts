/** What every list can be narrowed by where its platform knows the attribute, in the order to show it. */
export const DEFAULT_FACETS: readonly string[] = ['price', 'color', 'size', 'material', 'marca', 'discount']
/** Facets beside those: attributes that the platform calls filterable or visible on the front. */
export const MORE_FACETS_MAX = 12
/** Values of a facet that are counted, the most frequent first. */
export const AGGREGATION_SIZE = 1_000
/** Lists whose counts are held for a moment, of all stores together. */
export const HELD_COUNTS_MAX = 500
/** Values that are offered of attributes that have many, of simple products and of those with variants. */
export const FREQUENT_VALUES_MAX: Readonly<Record<string, number>> = { color: 10, size: 10 }
/** Discounts are told apart in steps of that many percent. */
export const DISCOUNT_STEP_PERCENT = 10
export const PERCENT_MAX = 100
/** Platforms count a range without its upper end; a shopper's range holds it. Finer than any percent that is written. */
export const JUST_ABOVE = 0.001
/** Shown amounts are rounded to cents, so that a bound holds for what rounds to it. */
export const HALF_CENT = 0.005
/** What one may ask to be suggested while typing. */
export const SUGGESTED_PRODUCTS_MAX = 20
export const SUGGESTED_CATEGORIES_MAX = 10
/** Many shoppers type the same beginnings: a suggestion is good for everybody this long. */
export const SUGGESTIONS_CACHE_MS = 30_000
