/** Queue scope of account tasks: sent one at a time, independently of the cart's. */
export const ACCOUNT_SCOPE = 'account'
