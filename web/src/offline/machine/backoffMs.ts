import { BACKOFF_BASE_MS, BACKOFF_MAX_MS } from '../limits.ts'

/**
 * Returns the pause before a task is sent again, in milliseconds. `chance` in [0, 1) spreads it over half to one and a
 * half, so that a thousand browsers do not come back in the same second. A pause that the gateway asks for is never
 * shortened.
 */
export function backoffMs(attempts: number, chance: number, retryAfterMs: number | null = null): number {
  const doubled = Math.min(BACKOFF_BASE_MS * 2 ** Math.max(0, attempts - 1), BACKOFF_MAX_MS)
  const spread = Math.min(doubled * (0.5 + chance), BACKOFF_MAX_MS)
  return Math.max(spread, retryAfterMs ?? 0)
}
