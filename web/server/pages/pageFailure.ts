import { BUSY_RETRY_AFTER_SECONDS, RETRY_AFTER_SECONDS } from '../limits.ts'

/** Answer to a page that could not be rendered. */
export type PageFailure = Readonly<{
  status: 429 | 431 | 500 | 503
  /** Seconds until the page reloads itself; null where recovery is not to be expected. */
  retryAfterSeconds: number | null
  /** True when a limit was exceeded, at once or over time: the shop itself is fine. */
  isTooMuch: boolean
}>

/** Kinds of failures that pass: `outdated` while servers of two releases run side by side. */
const PASSING: readonly unknown[] = ['unreachable', 'unavailable', 'outdated']

/**
 * Maps a failure to the answer of its page: 429 when the visitor has to wait, 431 when address and headers are longer
 * than the gateway takes, 503 when the shop will be back in a moment, else 500. Reads the error's `kind`, not its
 * class: the built pages have their own copy of the class.
 */
export function pageFailure(error: unknown): PageFailure {
  const kind = kindOf(error)
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  if (kind === 'rateLimited') return { status: 429, retryAfterSeconds: secondsIn(error), isTooMuch: true }
  if (kind === 'tooLarge') return { status: 431, retryAfterSeconds: null, isTooMuch: true }
  if (kind === 'busy') return { status: 503, retryAfterSeconds: BUSY_RETRY_AFTER_SECONDS, isTooMuch: true }
  return isLate || PASSING.includes(kind)
    ? { status: 503, retryAfterSeconds: RETRY_AFTER_SECONDS, isTooMuch: false }
    : { status: 500, retryAfterSeconds: null, isTooMuch: false }
}

/** Returns true if a page was refused for the rate limit of its visitor: another visitor may have it. */
export function isRateLimited(error: unknown): boolean {
  return kindOf(error) === 'rateLimited'
}

function kindOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null
}

function secondsIn(error: unknown): number {
  const wait = typeof error === 'object' && error !== null && 'retryAfterMs' in error ? error.retryAfterMs : null
  return typeof wait === 'number' ? Math.max(1, Math.ceil(wait / 1_000)) : RETRY_AFTER_SECONDS
}
