/** Smallest and largest amount of a credit in pesos, both allowed. */
export const CREDIT_MIN_MXN = 500
export const CREDIT_MAX_MXN = 58_000
