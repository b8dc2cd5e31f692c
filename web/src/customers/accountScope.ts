/** Changes of an account are sent one after the other, beside those of the cart. */
export const ACCOUNT_SCOPE = 'account'
