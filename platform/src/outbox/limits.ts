/** How often it is looked whether a mail waits. */
export const MAIL_POLL_MS = 2_000
/** From a try to the next one: at first so long, then twice as long each time, up to an hour. */
export const MAIL_RETRY_SECONDS = 120
export const MAIL_RETRY_MAX_SECONDS = 3_600
/** A mail that could not be sent for so long is not sent: links in it have ended, and what it says was long ago. */
export const MAIL_STALE_HOURS = 24
/** The most that each step of a try may take: all ten together take less than the first wait, so that no two tries meet. */
export const MAIL_STEP_TIMEOUT_MS = 10_000
/** What was sent, or could not be, is kept so long: mails hold links that open things. */
export const OUTBOX_KEPT_DAYS = 30
/** Codes that SMS hold are over much sooner, and nothing says that one was sent. */
export const SMS_KEPT_HOURS = 1
