/** Products that are recommended with one at most, and how many without a wish. */
export const RECOMMENDED_MAX = 12
export const RECOMMENDED_DEFAULT = 8
/** Orders older than this say nothing about what shoppers want today. */
export const ORDERS_DAYS = 365
/** The latest orders of a product that are looked at. */
export const ORDERS_PER_PRODUCT_MAX = 1_000
/** What fewer orders have in common could tell what one customer bought. */
export const ORDERS_IN_COMMON_MIN = 2
