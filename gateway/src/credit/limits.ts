/** TTL of public documents of credit. */
export const CREDIT_CACHE_MS = 5 * 60_000
/** Country whose stores lend. */
export const LENDING_COUNTRY = 'MX'
/** Default term of offers, in months. */
export const CREDIT_MONTHS_DEFAULT = 12
/** Maximum term of offers in a request, in months, as a plausibility check. */
export const CREDIT_MONTHS_MAX = 120
/** Maximum offers in a reply: all amounts of a new customer, in each frequency. */
export const OFFERS_MAX = 60
/** Maximum terms or frequencies of a kind of credit in a reply. */
export const CREDIT_TERMS_MAX = 20
/** Maximum insurances, address ages and kinships in a reply. */
export const CREDIT_OPTIONS_MAX = 20
export const BANKS_MAX = 100
/** Sales channels whose credits can be paid by transfer where the platform does not say which, and their maximum in a reply. */
export const TRANSFER_CHANNELS_DEFAULT: readonly number[] = [3, 76, 7]
export const TRANSFER_CHANNELS_MAX = 100
/** Maximum length of a label and of the legal line in a reply. */
export const CREDIT_LABEL_MAX_CHARACTERS = 100
export const CREDIT_LEGEND_MAX_CHARACTERS = 2_000
export const OFFER_TOKEN_MAX_CHARACTERS = 200
/** Maximum length of the token of a proven account, and of its holder's name in a reply. */
export const CREDIT_TOKEN_MAX_CHARACTERS = 200
export const CREDIT_HOLDER_MAX_CHARACTERS = 100
/**
 * Attempt limits of PINs and codes per session, address and account, and rate limits of look-ups and SMS per session and
 * address, with their window. Above those of the platform, which says how long it locks: for platforms without limits.
 */
export const CREDIT_PIN_TRIES_MAX = 10
export const CREDIT_CODE_TRIES_MAX = 10
export const CREDIT_LOOK_UPS_MAX = 10
export const CREDIT_SENDS_MAX = 10
export const CREDIT_TRIES_WINDOW_MS = 15 * 60_000
/** Maximum credit accounts of a customer, credits of an account and payments of a credit in a reply. */
export const CREDIT_ACCOUNTS_MAX = 5
export const CREDIT_INVOICES_MAX = 200
/** Open transfers of an account that are read. */
export const OPEN_TRANSFERS_MAX = 20
export const CREDIT_INSTALMENTS_MAX = 600
/** Maximum credits of a request whose schedule is read: each is a call. */
export const CREDIT_SCHEDULES_MAX = 20
/** Maximum lines of a payment in a request, and in a reply. */
export const PAYMENT_LINES_MAX = 20
export const PAYMENT_LINES_READ_MAX = 200
/** Ids of payments that are sent to the platform, and maximum length of a payment page's address. */
export const PAYMENT_ID = /^[\w-]{1,40}$/
export const PAYMENT_PAGE_MAX_CHARACTERS = 1_000
/** Smallest amount that is paid of a credit, in the store's currency. */
export const PAYMENT_MIN = '1.00'
/** Maximum number of hours that a transfer takes to be applied. */
export const TRANSFER_HOURS_MAX = 240
/** Time after which a payment by card that was not made no longer counts as open. */
export const OPEN_PAYMENTS_WINDOW_MS = 60 * 60_000
/** Numbers of invoices that are sent to the platform. */
export const INVOICE_NUMBER = /^[\w.-]{1,20}$/
