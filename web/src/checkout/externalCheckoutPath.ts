/**
 * Opens the checkout on another host with the session's cart. The gateway answers it with a redirect: the address there
 * holds the cart's token, and no script ever reads it.
 */
export const EXTERNAL_CHECKOUT_PATH = '/checkout/external'
