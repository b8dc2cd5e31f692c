/** Lifetime of a sealed session after its last change. */
export const SESSION_TTL_SECONDS = 60 * 24 * 60 * 60
/**
 * Time for which a replaced session counts as moved rather than ended, after a sign-in or sign-out in another tab:
 * longer than an operation.
 */
export const SESSION_MOVE_GRACE_MS = 15_000
/** Maximum opened sessions in the cache: opening a seal takes half a millisecond. */
export const OPENED_SESSIONS_MAX = 10_000
/** TTL of an opened seal in the cache: then it is opened again, so that an expired one is noticed. */
export const OPENED_SESSION_TTL_MS = 60_000
/**
 * Maximum length of a sealed session that is opened. Browsers store no cookie above 4 KB; an app's header also has the
 * credit part.
 */
export const SEALED_SESSION_MAX_CHARACTERS = 5_120
/** Maximum length of a sealed credit part that is opened. */
export const SEALED_CREDIT_MAX_CHARACTERS = 1_024
/** Time for which an entry of the shared store can be opened: longer than any entry that is sealed is kept. */
export const STORED_SEAL_TTL_SECONDS = 2 * 24 * 60 * 60
/** Maximum length of a sealed entry of the shared store that is opened. */
export const STORED_SEAL_MAX_CHARACTERS = 4_000_000
/** Hex digits of an analytics id. */
export const ANALYTICS_ID_DIGITS = 32
/** Maximum orders in a session. */
export const REMEMBERED_ORDERS_MAX = 5
/** Lifetime of a device cookie after the last sign-in, and maximum accounts in it. */
export const DEVICE_TTL_SECONDS = 180 * 24 * 60 * 60
export const DEVICE_ACCOUNTS_MAX = 5
/** Maximum length of a sealed device that is opened. */
export const SEALED_DEVICE_MAX_CHARACTERS = 1_024
