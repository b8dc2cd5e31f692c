/** How often a session is refreshed before the shopper counts as logged out. */
export const REFRESH_ATTEMPTS_MAX = 3
/** Pause between looks at a lock that is held. */
export const TOKEN_LOCK_RETRY_MS = 1_000
