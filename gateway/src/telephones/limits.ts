/** Attempt limit of codes per session, address and account, and its window. */
export const SMS_TRIES_MAX = 5
export const SMS_TRIES_WINDOW_MS = 15 * 60_000
/** Rate limit of codes per session and per address: each code is a paid SMS. */
export const SMS_SENDS_MAX = 10
export const SMS_SENDS_WINDOW_MS = 15 * 60_000
/** Default resend interval of codes, and the maximum accepted from the platform. */
export const SMS_RESEND_SECONDS = 300
export const SMS_RESEND_SECONDS_MAX = 86_400
/** TTL of the platform's resend interval. */
export const SMS_TIMER_CACHE_MS = 5 * 60_000
