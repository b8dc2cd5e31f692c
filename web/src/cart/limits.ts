/** Quotes per page of the list. */
export const QUOTES_PAGE_SIZE = 5

/** Time that a queued quantity waits before it is sent, so that several presses become one change. */
export const QUANTITY_REST_MS = 450

/** Time that the panel waits for the response before it opens without it. */
export const PANEL_PATIENCE_MS = 500

/** Delay between a page becoming interactive and the fetch of the rest of the cart. */
export const KEEP_CART_DELAY_MS = 1_000

/** Maximum services that a cart line offers at once. */
export const SERVICES_OFFERED_MAX = 3
