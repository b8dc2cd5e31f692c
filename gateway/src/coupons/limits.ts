/** Maximum coupons of one customer in a reply. */
export const CUSTOMER_COUPONS_MAX = 100
