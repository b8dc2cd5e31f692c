/** Maximum length of a return path after signing in. */
export const RETURN_PATH_MAX_CHARACTERS = 1_000
/** Maximum time that signing in or out waits for changes in flight. */
export const CART_SETTLES_MS = 8_000
/** Orders per page of the account's list. */
export const ACCOUNT_ORDERS_PAGE_SIZE = 10
