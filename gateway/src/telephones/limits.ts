/** Wrong codes that one session, one address and one account may try, and for how long they count. */
export const SMS_TRIES_MAX = 5
export const SMS_TRIES_WINDOW_MS = 15 * 60_000
/** Codes that one session, and one address, may ask for in so much time: each is an SMS that somebody pays. */
export const SMS_SENDS_MAX = 10
export const SMS_SENDS_WINDOW_MS = 15 * 60_000
/** From one code to the next, where the platform says nothing of that; and the longest that it is believed. */
export const SMS_RESEND_SECONDS = 300
export const SMS_RESEND_SECONDS_MAX = 86_400
/** How long is known how often a code is sent. */
export const SMS_TIMER_CACHE_MS = 5 * 60_000
