/** Subscriptions name addresses that nobody has proven: so many in so much time. */
export const SUBSCRIPTIONS_MAX = 20
export const SUBSCRIPTIONS_WINDOW_MS = 15 * 60_000
/**
 * How long the answer takes at least where the address is not the customer's own: longer than the platform's two calls,
 * or an address that needs no second one could be told by the clock.
 */
export const STRANGER_ANSWER_MIN_MS = 400
