/** Time after the last change during which a shopper counts as being in the checkout. */
export const CHECKOUT_ACTIVE_MS = 30 * 60_000
