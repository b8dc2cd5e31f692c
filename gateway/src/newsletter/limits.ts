/** Rate limit of subscriptions, since the addresses are unverified. */
export const SUBSCRIPTIONS_MAX = 20
export const SUBSCRIPTIONS_WINDOW_MS = 15 * 60_000
/**
 * Minimum reply time for an address that is not the customer's own. Longer than the platform's two calls: otherwise the
 * time would reveal an address that needs only one.
 */
export const STRANGER_ANSWER_MIN_MS = 400
