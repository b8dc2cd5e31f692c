/** Invoices that one payment can be for. */
export const PAYMENT_LINES_MAX = 20
/** Smallest sum that is paid of an invoice, in cents; a smaller payoff can be paid, too. */
export const PAYMENT_MIN_CENTS = 100
/** Hours for which a transfer can be made after its instructions were given. */
export const CREDIT_TRANSFER_HOURS = 72
/** Default and maximum hours between the arrival of a transfer and its booking. */
export const SPEI_PROCESSING_HOURS = 4
export const SPEI_PROCESSING_MAX_HOURS = 72
/** Payments of one account that can be open at the same time. */
export const OPEN_PAYMENTS_MAX = 20
/** Interval at which transfers are booked and payments expire. */
export const CREDIT_PAYMENTS_INTERVAL_MS = 60_000
/** Payments that are booked in one run. */
export const BOOKINGS_MAX = 500
/** Maximum length of an amount, and of a name that a caller gives, in characters. */
export const AMOUNT_TEXT_MAX_CHARACTERS = 40
export const NAME_TEXT_MAX_CHARACTERS = 254
export const TRACKING_MAX_CHARACTERS = 30
