/** A shopper who changed something within so long is still in the checkout. */
export const CHECKOUT_ACTIVE_MS = 30 * 60_000
