/**
 * Reason why an operation returned no data.
 * - `unreachable`: no answer came; the browser may be offline.
 * - `unavailable`: the gateway, or a service behind it, is down or too slow, or a proxy has answered in its place; a
 *   retry makes sense.
 * - `rateLimited`: too many requests; `retryAfterMs` says when to retry.
 * - `unauthenticated`: the session has ended.
 * - `tooLarge`: the address or the headers of the page's own request are longer than the gateway takes; on the server
 *   only.
 * - `outdated`: the gateway does not know the operation, because the page is of another release.
 * - `rejected`: the gateway will never answer this operation.
 * - `invalid`: the gateway failed by its own fault.
 */
export type NetworkFailureKind =
  | 'unreachable'
  | 'unavailable'
  | 'rateLimited'
  | 'unauthenticated'
  | 'tooLarge'
  | 'outdated'
  | 'rejected'
  | 'invalid'

type Details = Readonly<{ operation: string; requestId?: string | null; retryAfterMs?: number | null; cause?: unknown }>

/** Error of the network layer, which throws no other. */
export class NetworkFailure extends Error {
  readonly kind: NetworkFailureKind
  readonly operation: string
  /** Id of the request in the gateway's log, null when it never got there. */
  readonly requestId: string | null
  readonly retryAfterMs: number | null

  constructor(kind: NetworkFailureKind, details: Details) {
    super(`${details.operation}: ${kind}`, { cause: details.cause })
    this.name = 'NetworkFailure'
    this.kind = kind
    this.operation = details.operation
    this.requestId = details.requestId ?? null
    this.retryAfterMs = details.retryAfterMs ?? null
  }
}

const BY_CODE: Readonly<Record<string, NetworkFailureKind>> = {
  UNAUTHENTICATED: 'unauthenticated',
  RATE_LIMITED: 'rateLimited',
  UPSTREAM_TIMEOUT: 'unavailable',
  UPSTREAM_UNAVAILABLE: 'unavailable',
  UPSTREAM_INVALID: 'invalid',
  INTERNAL: 'invalid',
}

/**
 * Returns the kind of a GraphQL error without data, by its `extensions.code`. Codes that are not listed blame the
 * operation.
 */
export function failureKindOfCode(code: string): NetworkFailureKind {
  return BY_CODE[code] ?? 'rejected'
}

/**
 * Returns the kind of an HTTP status without a GraphQL body: a proxy's page, whatever its status, is no refusal by the
 * shop. Only a body that a proxy finds too long stays too long.
 */
export function failureKindOfStatus(status: number): NetworkFailureKind {
  if (status === 401) return 'unauthenticated'
  if (status === 429) return 'rateLimited'
  return status === 413 ? 'rejected' : 'unavailable'
}

/** Returns true for failures after which the same request may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return error instanceof NetworkFailure && (error.kind === 'unreachable' || error.kind === 'unavailable')
}
