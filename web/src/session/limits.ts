/** Milliseconds between checks of a held lock. */
export const TOKEN_LOCK_RETRY_MS = 1_000
