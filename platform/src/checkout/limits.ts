/** How long the money of an order is waited for, by how it comes. */
export const TRANSFER_HOURS = 72
export const STORE_PAYMENT_HOURS = 48
/** SPEI takes a numeric reference of up to seven digits. */
export const TRANSFER_REFERENCE_DIGITS = 7
/** What a year of store credit costs, as a share of what the goods cost. */
export const CREDIT_YEARLY_RATE = '0.575'
