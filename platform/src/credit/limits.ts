/** Smallest and largest amount of a credit in pesos, both allowed. */
export const CREDIT_MIN_MXN = 500
export const CREDIT_MAX_MXN = 58_000

/** Value added tax of Mexico, which consumer interest carries, as a share. */
export const INTEREST_TAX_RATE = '0.16'

/** A payment below this amount is rounded up to ten cents; from it on, to a whole peso. */
export const SMALL_PAYMENT_MXN = 100
