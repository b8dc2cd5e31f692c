/** What the newsletter's coupon takes off, in percent, and how long it may be used. */
export const NEWSLETTER_COUPON_PERCENT = 10
export const NEWSLETTER_COUPON_TTL_DAYS = 90
/** Coupons that a customer is told of, the newest. */
export const CUSTOMER_COUPONS_MAX = 100
/** Letters and digits of a personal coupon's code after its first word. */
export const COUPON_CODE_LENGTH = 8
