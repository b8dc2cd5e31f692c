/** SKUs in one call for live stock. */
export const STOCK_BATCH_SIZE = 15
/** While so many calls for stock are under way, a call that is not full waits for company … */
export const STOCK_CALLS_AT_ONCE = 2
/** … for so long at most. */
export const STOCK_GATHER_MS = 5
/** Products whose stock is held for a moment, of each store. */
export const HELD_STOCK_MAX = 20_000
/** Fewer units than this are few, where the platform does not say. */
export const LOW_STOCK_THRESHOLD = 10
/** How long that is known: a merchant changes it once in a while. */
export const LOW_STOCK_CACHE_MS = 5 * 60_000
/** How long stock waits for it. */
export const LOW_STOCK_TIMEOUT_MS = 1_000
/** SKUs in one call for days of delivery. */
export const DELIVERY_BATCH_SIZE = 15
/** Wishes to hear of stock send mails to addresses that nobody has proven: so many in so much time. */
export const STOCK_WISHES_MAX = 20
export const STOCK_WISHES_WINDOW_MS = 15 * 60_000
export const REFUSAL_CHARACTERS_MAX = 300
