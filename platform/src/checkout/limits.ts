/** Hours until an unpaid order expires, by payment method. */
export const TRANSFER_HOURS = 72
export const STORE_PAYMENT_HOURS = 48
/** SPEI takes a numeric reference of up to seven digits. */
export const TRANSFER_REFERENCE_DIGITS = 7
/** Months in which a card pays without interest, and the amount with tax from which it does. */
export const MONTHS_WITHOUT_INTEREST = [12, 18] as const
export const MONTHS_FROM = { MXN: 4_999, EUR: 249.95 } as const
/** Maximum length of the cross streets of an address, in characters. */
export const CROSS_STREET_MAX_LENGTH = 80
