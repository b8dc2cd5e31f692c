/** Time after the last change of a loan until its address names it. */
export const LOAN_ADDRESS_MS = 400

/** Validity of an SMS code of an applicant, as the platform has it. */
export const SMS_CODE_TTL_MS = 10 * 60_000
