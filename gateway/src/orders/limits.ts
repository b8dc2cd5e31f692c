/** Orders that a guest's session remembers, and may read. */
export const ORDERS_KEPT_MAX = 5
