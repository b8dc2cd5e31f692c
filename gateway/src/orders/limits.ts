/** Longest text of how to pay that is passed on: an account, a reference, a name. */
export const INSTRUCTION_CHARACTERS_MAX = 120
/** Longest proof of a receipt that is looked at. */
export const RECEIPT_PROOF_MAX_CHARACTERS = 1_000
