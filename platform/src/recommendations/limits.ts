/** Products that are recommended with one at most, and how many without a wish. */
export const RECOMMENDED_MAX = 12
export const RECOMMENDED_DEFAULT = 8
/** Age in days above which orders are ignored: they do not reflect present demand. */
export const ORDERS_DAYS = 365
/** The latest orders of a product that are looked at. */
export const ORDERS_PER_PRODUCT_MAX = 1_000
/** Minimum number of common orders: fewer could reveal the purchases of one customer. */
export const ORDERS_IN_COMMON_MIN = 2
