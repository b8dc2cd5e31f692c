/** Discount of the newsletter's coupon, in percent, and its validity in days, to the end of the last. */
export const NEWSLETTER_COUPON_PERCENT = 10
export const NEWSLETTER_COUPON_TTL_DAYS = 90
/** Maximum number of coupons that a customer's list returns, newest first. */
export const CUSTOMER_COUPONS_MAX = 100
/** Letters and digits of a personal coupon's code after its first word. */
export const COUPON_CODE_LENGTH = 8
