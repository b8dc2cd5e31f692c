/** How often orders are looked for whose money has not come in time. */
export const UNPAID_ORDERS_INTERVAL_MS = 60_000
/** Days after its delivery in which what was bought may be returned. */
export const RETURN_DAYS = 30
/** 128 random bits: whoever knows the code may see the receipt. */
export const RECEIPT_CODE_BYTES = 16
