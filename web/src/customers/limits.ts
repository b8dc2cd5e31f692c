/** Longest path that is returned to after signing in. */
export const RETURN_PATH_MAX_CHARACTERS = 1_000
/** How long signing in waits for changes of the cart that are on their way. */
export const CART_SETTLES_MS = 8_000
/** Orders of one page of the list in the account. */
export const ACCOUNT_ORDERS_PAGE_SIZE = 10
