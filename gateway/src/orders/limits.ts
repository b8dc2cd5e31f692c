/** Longest text of how to pay that is passed on: an account, a reference, a name. */
export const INSTRUCTION_CHARACTERS_MAX = 120
/** Longest proof of a receipt that is looked at. */
export const RECEIPT_PROOF_MAX_CHARACTERS = 1_000
/** A receipt's code as a platform gives it; anything else is none, and not asked about. */
export const RECEIPT_CODE = /^[\w-]{16,64}$/
/** Longest address of a payment page that is passed on. */
export const PAYMENT_URL_MAX_CHARACTERS = 1_000
