/** Queue scope of cart and order tasks: sent one at a time, in the order in which they were made. */
export const CART_SCOPE = 'cart'
