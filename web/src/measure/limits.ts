const DAY_MS = 24 * 60 * 60 * 1_000
/** Time for which a shopper's events count for their campaign. */
export const CAMPAIGN_TTL_MS = 30 * DAY_MS
/** Maximum number of counted orders that the device remembers. */
export const COUNTED_ORDERS_MAX = 10
