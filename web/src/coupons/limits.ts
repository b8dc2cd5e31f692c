/** Coupons of an account that its page shows. */
export const COUPONS_SHOWN_MAX = 100
/** What the newsletter's coupon takes off, as a share. */
export const NEWSLETTER_COUPON_SHARE = 0.1
