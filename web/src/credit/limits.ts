/** Time after the last change of a loan until its address names it. */
export const LOAN_ADDRESS_MS = 400
