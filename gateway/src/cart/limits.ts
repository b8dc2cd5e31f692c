/** Custom options, bundle choices, and selections of one choice, that one line may name. */
export const LINE_CHOICES_MAX = 20
export const CHOICE_TEXT_MAX_CHARACTERS = 500
/** Coupon codes can be guessed: so many tries, wrong or not, in so much time. */
export const COUPON_TRIES_MAX = 20
export const COUPON_TRIES_WINDOW_MS = 15 * 60_000
export const CART_ITEMS_MAX = 500
