import { REFRESH_ATTEMPTS_MAX } from './limits.ts'

/**
 * Whether the session may be used: 0 free, above 0 it is being refreshed (the number counts the tries), -1 the refresh
 * has failed and the shopper has to sign in again. While it is not free nothing is sent.
 */
export type TokenLock = number

export const LOCK_FREE: TokenLock = 0
export const LOCK_FAILED: TokenLock = -1

/** True when requests may be sent. */
export function isFree(lock: TokenLock): boolean {
  return lock === LOCK_FREE
}

/**
 * The session was refused. The first refusal starts a refresh; further ones, of requests that were on their way, join
 * it. A lock that has failed stays so.
 */
export function lockAfterRefusal(lock: TokenLock): Readonly<{ lock: TokenLock; startsRefresh: boolean }> {
  return lock === LOCK_FREE ? { lock: 1, startsRefresh: true } : { lock, startsRefresh: false }
}

/** A refresh has ended. Without success it is tried again until the tries are used up. */
export function lockAfterRefresh(
  lock: TokenLock,
  succeeded: boolean,
): Readonly<{ lock: TokenLock; startsRefresh: boolean }> {
  if (lock <= LOCK_FREE) return { lock, startsRefresh: false }
  if (succeeded) return { lock: LOCK_FREE, startsRefresh: false }
  if (lock >= REFRESH_ATTEMPTS_MAX) return { lock: LOCK_FAILED, startsRefresh: false }
  return { lock: lock + 1, startsRefresh: true }
}
