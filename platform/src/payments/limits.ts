/** Minutes until a card payment expires: the buyer has the page open. */
export const CARD_PAYMENT_MINUTES = 60
/** 128 random bits: knowing the code grants the right to pay the order. */
export const PAYMENT_CODE_BYTES = 16
/** Maximum card attempts per order; prevents card testing. */
export const CARD_TRIES_MAX = 10
/** Longest text of a field, and longest way back, that is looked at. */
export const CARD_FIELD_MAX_CHARACTERS = 100
export const RETURN_PATH_MAX_CHARACTERS = 1_000
