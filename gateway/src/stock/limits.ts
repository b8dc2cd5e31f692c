/** SKUs in one call for live stock. */
export const STOCK_BATCH_SIZE = 15
/** Number of pending stock calls from which a call that is not full waits for more SKUs … */
export const STOCK_CALLS_AT_ONCE = 2
/** … for this time at most. */
export const STOCK_GATHER_MS = 5
/** Maximum products with cached stock, per store. */
export const STOCK_CACHE_MAX = 20_000
/** Default low-stock threshold: fewer units than this are few. */
export const LOW_STOCK_THRESHOLD = 10
/** TTL of the low-stock threshold, which merchants rarely change. */
export const LOW_STOCK_CACHE_MS = 5 * 60_000
/** Time-out of the threshold's call, for which stock waits. */
export const LOW_STOCK_TIMEOUT_MS = 1_000
/** SKUs in one call for delivery days. */
export const DELIVERY_BATCH_SIZE = 15
/** Maximum number of days of a product that is made to order; above it the reply is not believed. */
export const MADE_TO_ORDER_DAYS_MAX = 730
/** Rate limit of stock alerts: they send mails to unverified addresses. */
export const STOCK_WISHES_MAX = 20
export const STOCK_WISHES_WINDOW_MS = 15 * 60_000
export const REFUSAL_CHARACTERS_MAX = 300
