/** Business days before its due day on which a payment is asked for. */
export const PAY_BEFORE_BUSINESS_DAYS = 2
/** Days between two payments, by rhythm. Monthly payments are due on the same day of each month instead. */
export const WEEK_DAYS = 7
export const FORTNIGHT_DAYS = 15
/** Line of an account that has paid nothing on time yet, in pesos. */
export const LINE_START_MXN = 5_000
/** Months in which payments on time raise the line of an account. */
export const LINE_MONTHS = 12
/** Pesos that the line rises for each peso paid on time. */
export const LINE_FACTOR = 2
/** Maximum length of the number of an invoice in a request. */
export const INVOICE_NUMBER_MAX_CHARACTERS = 20
