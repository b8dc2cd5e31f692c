/** Pattern of an order number. */
export const ORDER_NUMBER = /^[\w-]{1,64}$/
/** Maximum length of a payment instruction: an account, a reference, a name. */
export const INSTRUCTION_CHARACTERS_MAX = 120
/** Maximum length of a receipt proof that is opened. */
export const RECEIPT_PROOF_MAX_CHARACTERS = 1_000
/** Pattern of a platform's receipt code; other texts are not sent to the platform. */
export const RECEIPT_CODE = /^[\w-]{16,64}$/
/** Maximum length of a payment page's address. */
export const PAYMENT_URL_MAX_CHARACTERS = 1_000
/** TTL of a placed order's stored data: as long as that of a mutation's payload. */
export const PENDING_ORDER_TTL_MS = 24 * 60 * 60_000
/** Time within which a queue places an order: until then, an order without a reply is not sent again. */
export const ORDER_QUEUE_WAIT_MS = 10 * 60_000
/** Maximum orders of a history that are searched for a number. */
export const HISTORY_SEARCHED_MAX = 100
/** Maximum shop chains in one order's payment instructions. */
export const SHOPS_MAX = 20
/** Pattern of the number of a credit or of an application for one: it stands in addresses. */
export const CREDIT_REFERENCE = /^[\w.-]{1,20}$/
/** Maximum failed attempts to find an order by number and e-mail address, and the window in which they count. */
export const TRACKING_TRIES_MAX = 10
export const TRACKING_WINDOW_MS = 15 * 60_000
