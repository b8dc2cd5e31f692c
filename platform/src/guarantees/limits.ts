/** Products that one call asks about. */
export const GUARANTEE_PRODUCTS_MAX = 50
