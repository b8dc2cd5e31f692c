/** Coupons of one customer that are read of the platform's answer. */
export const CUSTOMER_COUPONS_MAX = 100
