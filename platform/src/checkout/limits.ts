/** How long the money of an order is waited for, by how it comes. */
export const TRANSFER_HOURS = 72
export const STORE_PAYMENT_HOURS = 48
/** SPEI takes a numeric reference of up to seven digits. */
export const TRANSFER_REFERENCE_DIGITS = 7
