/** Maximum number of coupons on the account's page. */
export const COUPONS_SHOWN_MAX = 100
/** Discount of the newsletter's coupon, as a fraction. */
export const NEWSLETTER_COUPON_SHARE = 0.1
