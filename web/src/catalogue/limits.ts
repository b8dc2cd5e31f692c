/** Products of one page of a list. */
export const LIST_PAGE_SIZE = 24
/** Most products that the gateway gives in one page: deeper pages start behind a cursor. */
const CONNECTION_LIMIT = 100
/** Pages that can be shown from the start of a list in one answer. */
export const PAGES_FROM_START = Math.floor(CONNECTION_LIMIT / LIST_PAGE_SIZE)
/** Most units that a shopper can ask for at once. */
export const MOST_UNITS = 999
