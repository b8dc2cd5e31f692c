/** Times after which a payment by card is looked at again, before the shopper has to ask for it. */
export const PAYMENT_LOOKS_MS = [2_000, 4_000, 8_000] as const
/** Maximum number of credits of one payment. */
export const PAYMENT_LINES_MAX = 20
/** Longest amount that can be typed, in characters. */
export const AMOUNT_FIELD_MAX_CHARACTERS = 14
