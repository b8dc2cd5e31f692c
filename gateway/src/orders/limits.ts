/** Longest text of how to pay that is passed on: an account, a reference, a name. */
export const INSTRUCTION_CHARACTERS_MAX = 120
/** Longest proof of a receipt that is looked at. */
export const RECEIPT_PROOF_MAX_CHARACTERS = 1_000
/** A receipt's code as a platform gives it; anything else is none, and not asked about. */
export const RECEIPT_CODE = /^[\w-]{16,64}$/
/** Longest address of a payment page that is passed on. */
export const PAYMENT_URL_MAX_CHARACTERS = 1_000
/** Time for which what is known of a placed order is kept: as long as a repeated mutation gets its first answer. */
export const KEPT_ORDER_TTL_MS = 24 * 60 * 60_000
/** Time in which a queue has placed an order that it got: before that an unanswered order is not sent again. */
export const ORDER_QUEUE_WAIT_MS = 10 * 60_000
/** Orders of a history that are searched for a number. */
export const HISTORY_SEARCHED_MAX = 100
