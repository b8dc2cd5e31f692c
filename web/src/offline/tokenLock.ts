import { REFRESH_ATTEMPTS_MAX } from './limits.ts'

/**
 * Lock of the session: 0 free, above 0 it is being refreshed (the number counts the attempts), -1 the refresh has
 * failed and the shopper has to sign in again. While it is not free nothing is sent.
 */
export type TokenLock = number

export const LOCK_FREE: TokenLock = 0
export const LOCK_FAILED: TokenLock = -1

/** Returns true when requests may be sent. */
export function isFree(lock: TokenLock): boolean {
  return lock === LOCK_FREE
}

/**
 * Returns the lock after a refusal of the session. The first refusal starts a refresh; further ones, of requests in
 * flight, join it. A failed lock stays failed.
 */
export function lockAfterRefusal(lock: TokenLock): Readonly<{ lock: TokenLock; startsRefresh: boolean }> {
  return lock === LOCK_FREE ? { lock: 1, startsRefresh: true } : { lock, startsRefresh: false }
}

/** Returns the lock after a refresh. A failed one is retried until the attempts are used up. */
export function lockAfterRefresh(
  lock: TokenLock,
  succeeded: boolean,
): Readonly<{ lock: TokenLock; startsRefresh: boolean }> {
  if (lock <= LOCK_FREE) return { lock, startsRefresh: false }
  if (succeeded) return { lock: LOCK_FREE, startsRefresh: false }
  if (lock >= REFRESH_ATTEMPTS_MAX) return { lock: LOCK_FAILED, startsRefresh: false }
  return { lock: lock + 1, startsRefresh: true }
}
