/** What went wrong between us and the platform. */
export type UpstreamFailureKind = 'timeout' | 'unavailable' | 'invalid' | 'unauthenticated'

type Failure = Readonly<{
  kind: UpstreamFailureKind
  endpoint: string
  /** HTTP status of an answer that was no envelope; null where there was none. */
  status?: number | null
  /** For logs only: may name hosts and statuses, never tokens. */
  detail: string
  /** What a client may be told of it, where that is more than its kind; nothing that the platform has said. */
  told?: string | null
  /** True when the platform itself could not reach what is behind it: nothing that a shopper should hear of. */
  silent?: boolean
  /** True when the next try may well succeed: no connection, 502, 503, 504. */
  passing?: boolean
  /** True when it was the caller who had little time, which says nothing about the platform. */
  impatient?: boolean
}>

/** A REST call gave no usable answer. Becomes `UPSTREAM_*` or `UNAUTHENTICATED` when no resolver catches it. */
export class UpstreamFailure extends Error {
  readonly kind: UpstreamFailureKind
  readonly endpoint: string
  readonly status: number | null
  readonly detail: string
  readonly told: string | null
  readonly silent: boolean
  readonly passing: boolean
  readonly impatient: boolean

  constructor(failure: Failure) {
    const { kind, endpoint, detail } = failure
    const { status = null, told = null, silent = false, passing = false, impatient = false } = failure
    super(`${endpoint}: ${kind}: ${detail}`)
    this.name = 'UpstreamFailure'
    this.kind = kind
    this.endpoint = endpoint
    this.status = status
    this.detail = detail
    this.told = told
    this.silent = silent
    this.passing = passing
    this.impatient = impatient
  }
}

/** True for the platform's "who are you": it takes this token no longer, or never did. */
export function isUnauthenticated(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.kind === 'unauthenticated'
}
