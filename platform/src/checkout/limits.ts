/** Hours until an unpaid order expires, by payment method. */
export const TRANSFER_HOURS = 72
export const STORE_PAYMENT_HOURS = 48
/** SPEI takes a numeric reference of up to seven digits. */
export const TRANSFER_REFERENCE_DIGITS = 7
/** Term of the credit that is shown beside a price, in months. */
export const CREDIT_MONTHS = 12
/** Minimum amount of goods on credit, in pesos with tax: below it, a payment would be a few pesos a week. */
export const CREDIT_FROM_MXN = 1_000
/** Months in which a card pays without interest, and the amount with tax from which it does. */
export const MONTHS_WITHOUT_INTEREST = [12, 18] as const
export const MONTHS_FROM = { MXN: 4_999, EUR: 249.95 } as const
