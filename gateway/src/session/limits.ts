/** A sealed session is good this long after it last changed. */
export const SESSION_TTL_SECONDS = 60 * 24 * 60 * 60
/**
 * For so long a request may come with a session that has just become another, at a sign-in or sign-out in another tab:
 * longer than an operation lasts.
 */
export const SESSION_MOVE_GRACE_MS = 15_000
/** Opened sessions that are kept: opening a seal costs half a millisecond, a look-up nothing. */
export const OPENED_SESSIONS_MAX = 10_000
/** A seal is opened anew after this, so that what has expired does not live on. */
export const OPENED_SESSION_TTL_MS = 60_000
/** Longest sealed value that is looked at: browsers keep no cookie above 4 KB. */
export const SEALED_SESSION_MAX_CHARACTERS = 4_096
/** Hex digits of the name that measuring knows a customer by. */
export const ANALYTICS_ID_DIGITS = 32
/** Orders that a session remembers. */
export const REMEMBERED_ORDERS_MAX = 5
/** A device is known this long after an account was last opened on it, and by so many accounts. */
export const DEVICE_TTL_SECONDS = 180 * 24 * 60 * 60
export const DEVICE_ACCOUNTS_MAX = 5
/** Longest sealed value of a device that is looked at. */
export const SEALED_DEVICE_MAX_CHARACTERS = 1_024
