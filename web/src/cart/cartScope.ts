/** Changes of the cart and the order that it becomes are sent one after the other, in the order in which they were made. */
export const CART_SCOPE = 'cart'
