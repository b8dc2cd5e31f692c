/** Interval of the search for orders that were not paid in time. */
export const UNPAID_ORDERS_INTERVAL_MS = 60_000
/** Length of a receipt code in bytes: 128 random bits, because the code alone gives access to the receipt. */
export const RECEIPT_CODE_BYTES = 16
/** Maximum wrong e-mail addresses for one order number in the window of sign-in attempts. */
export const TRACKING_TRIES_MAX = 10
/** Maximum wrong order numbers for one e-mail address in the same window: numbers follow each other. */
export const TRACKING_TRIES_PER_EMAIL_MAX = 20
/** Maximum length of an order number that is looked up. */
export const TRACKED_NUMBER_MAX_CHARACTERS = 64
