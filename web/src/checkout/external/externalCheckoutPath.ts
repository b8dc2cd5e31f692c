/**
 * Path that opens the checkout on another host with the session's cart. The gateway answers with a redirect: the target
 * address contains the cart token, which no script may read.
 */
export const EXTERNAL_CHECKOUT_PATH = '/checkout/external'
