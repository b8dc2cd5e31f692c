const PASSING: readonly unknown[] = ['unreachable', 'unavailable', 'rateLimited']

/**
 * The status of a page that could not be rendered: 503 when the shop will be back in a moment, else 500. Told by the
 * error's own words, not by its class: the built pages bring their own copy of it.
 */
export function failureStatus(error: unknown): 500 | 503 {
  return typeof error === 'object' && error !== null && 'kind' in error && PASSING.includes(error.kind) ? 503 : 500
}
