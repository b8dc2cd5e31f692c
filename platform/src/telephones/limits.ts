/** Digits of a code: short enough to be typed from another screen, so that tries have to be counted. */
export const SMS_CODE_DIGITS = 4
/** Minimum seconds between two codes for the same number, across all customers. */
export const SMS_RESEND_SECONDS = 300
/** A code is good for so long. */
export const SMS_CODE_TTL_MINUTES = 10
/** Wrong codes of one customer, after which none is looked at for a while. */
export const SMS_TRIES_MAX = 5
/** Codes within a day: that one customer may ask for, and that one number is sent. */
export const SMS_PER_CUSTOMER_A_DAY = 10
export const SMS_PER_NUMBER_A_DAY = 5
/** Minimum and maximum digits of a number by E.164, country prefix included. */
export const NUMBER_MIN_DIGITS = 8
export const NUMBER_MAX_DIGITS = 15
