/** Custom options, bundle choices, and selections of one choice, that one line may name. */
export const LINE_CHOICES_MAX = 20

/** Options of one line that are shown: choices and values of the variant. */
export const SHOWN_OPTIONS_MAX = 50
export const CHOICE_TEXT_MAX_CHARACTERS = 500
/** Attempt limit for coupon codes per window. */
export const COUPON_TRIES_MAX = 20
export const COUPON_TRIES_WINDOW_MS = 15 * 60_000
export const CART_ITEMS_MAX = 500
/** Longest text of a line's additional data that is shown. */
export const ADDITIONAL_TEXT_MAX_CHARACTERS = 120
/** Value of `opcion_de_entrega` for products that are available by branch pick-up only. */
export const BRANCH_DELIVERY_ONLY = 'SOLO SUCURSAL'
/** Units of a category with a limit that one order may hold. */
export const LIMITED_UNITS_MAX = 1
/**
 * Attempt limit: maximum number of unknown codes of shared carts per client address and window. Codes can be guessed.
 */
export const SHARE_TRIES_MAX = 20
export const SHARE_TRIES_WINDOW_MS = 15 * 60_000
/** Form of a code of a shared cart. Any other text is refused without a call to the platform. */
export const SHARE_CODE = /^[\w-]{16,64}$/
/** Quotes of one session, as many as the platform keeps. */
export const QUOTES_MAX = 20
/** Maximum price difference that counts as rounding, in major units. */
export const PRICE_ROUNDING_MAX = 0.1
/** Longest turn of a change that compares the cart: longer than an operation may take. */
export const TURN_MAX_MS = 15_000
/** Number of tries to get the turn while another instance has it, and the pause between them. */
export const TURN_TRIES_MAX = 20
export const TURN_POLL_MS = 100
