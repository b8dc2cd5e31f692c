const DAY_MS = 24 * 60 * 60 * 1_000
/** What a shopper does within this time counts for the campaign that brought them. */
export const CAMPAIGN_TTL_MS = 30 * DAY_MS
/** Orders of which the device knows that they were counted. */
export const COUNTED_ORDERS_MAX = 10
