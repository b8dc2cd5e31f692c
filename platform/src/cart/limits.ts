/** Longest name and longest text of a gift message, in characters. */
export const GIFT_NAME_MAX_LENGTH = 60
export const GIFT_MESSAGE_MAX_LENGTH = 300
/** Longest text of a line's additional data, in characters. */
export const ADDITIONAL_TEXT_MAX_LENGTH = 120
/** Lifetime of a shared cart in days. */
export const SHARED_CART_TTL_DAYS = 30
/** Length of a share code in bytes (128 random bits). */
export const SHARED_CART_CODE_BYTES = 16
/** Lifetime of a quote in days. */
export const QUOTE_TTL_DAYS = 30
/** Quotes of one owner. */
export const QUOTES_MAX = 20
/** Quotes on a page of them. */
export const QUOTES_PAGE_SIZE = 5
export const QUOTE_NAME_MAX_LENGTH = 60
/** Bytes of chance in the id of a quote: 128 bits. */
export const QUOTE_ID_BYTES = 16
/** Maximum length of a campaign source, in characters. */
export const ORIGIN_MAX_LENGTH = 100
/**
 * Days without a change after which a guest's cart, and one that became an order, is deleted. A gateway's session, the only
 * holder of its id, ends 60 days after its last change; the rest is a margin for other clients, and for sessions that
 * change after their cart.
 */
export const OLD_CART_DAYS = 90
/** Carts deleted by one statement, and statements of one run: a run must not hold up requests. */
export const OLD_CARTS_BATCH = 500
export const OLD_CARTS_BATCHES_MAX = 100
