/** Longest text that is sent as a code, in characters. */
export const GIFT_CARD_CODE_MAX_CHARACTERS = 60
/** Wrong codes in the window, per session, address and account. */
export const GIFT_CARD_TRIES_MAX = 8
export const GIFT_CARD_TRIES_WINDOW_MS = 15 * 60_000
/** Maximum number of suggested amounts, and of gift cards of an order. */
export const GIFT_CARD_SUGGESTIONS_MAX = 10
export const ORDER_GIFT_CARDS_MAX = 500
