/** Interval in milliseconds at which the outbox is polled for due mails. */
export const MAIL_POLL_MS = 2_000
/** Delay in seconds from the first try to the next one; it doubles with each try, up to an hour. */
export const MAIL_RETRY_SECONDS = 120
export const MAIL_RETRY_MAX_SECONDS = 3_600
/** Age at which an unsent mail is discarded: its links have expired, and its content is out of date. */
export const MAIL_STALE_HOURS = 24
/** The most that each step of a try may take: all ten together take less than the first wait, so that no two tries meet. */
export const MAIL_STEP_TIMEOUT_MS = 10_000
/**
 * Days for which mails are stored: sent ones without their words, others with links that grant access. One that is stale
 * never leaves.
 */
export const OUTBOX_KEPT_DAYS = 30
/** Hours for which SMS are stored: their codes expire much sooner, and no status says that one was sent. */
export const SMS_KEPT_HOURS = 1
