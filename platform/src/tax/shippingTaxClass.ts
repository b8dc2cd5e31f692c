/** Shipping is taxed as ordinary goods are. */
export const SHIPPING_TAX_CLASS = 2
