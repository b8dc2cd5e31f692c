/** Quotes that are shown at first, and how many come with each press for more. */
export const QUOTES_PAGE_SIZE = 5

/** How long a quantity that is kept rests before it is sent: several presses become one change. */
export const QUANTITY_REST_MS = 450

/** How long the panel waits for the answer before it shows the line that was added without it. */
export const PANEL_PATIENCE_MS = 500

/** How long after a page is interactive the rest of the cart is read. */
export const KEEP_CART_DELAY_MS = 1_000
