/** Kind of failure between gateway and platform. */
export type UpstreamFailureKind = 'timeout' | 'unavailable' | 'invalid' | 'unauthenticated'

type Failure = Readonly<{
  kind: UpstreamFailureKind
  endpoint: string
  /** HTTP status of a reply without an envelope; null without a reply. */
  status?: number | null
  /** For logs only: may name hosts and statuses, never tokens. */
  detail: string
  /** Message for the client, if more specific than the kind; never the platform's own text. */
  clientMessage?: string | null
  /** True if the platform itself could not reach a system behind it, of which shoppers need no message. */
  silent?: boolean
  /** True if a retry may succeed: no connection, 502, 503, 504. */
  passing?: boolean
  /** True if the caller's time-out was short, which proves nothing about the platform. */
  impatient?: boolean
  /** True if the call certainly never left this process: no connection, open circuit, no time left. */
  unsent?: boolean
}>

/** A REST call without a usable reply. Becomes `UPSTREAM_*` or `UNAUTHENTICATED` if no resolver catches it. */
export class UpstreamFailure extends Error {
  readonly kind: UpstreamFailureKind
  readonly endpoint: string
  readonly status: number | null
  readonly detail: string
  readonly clientMessage: string | null
  readonly silent: boolean
  readonly passing: boolean
  readonly impatient: boolean
  readonly unsent: boolean

  constructor(failure: Failure) {
    const { kind, endpoint, detail } = failure
    const {
      status = null,
      clientMessage = null,
      silent = false,
      passing = false,
      impatient = false,
      unsent = false,
    } = failure
    super(`${endpoint}: ${kind}: ${detail}`)
    this.name = 'UpstreamFailure'
    this.kind = kind
    this.endpoint = endpoint
    this.status = status
    this.detail = detail
    this.clientMessage = clientMessage
    this.silent = silent
    this.passing = passing
    this.impatient = impatient
    this.unsent = unsent
  }
}

/** Returns true if the platform does not accept the token. */
export function isUnauthenticated(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.kind === 'unauthenticated'
}

/** Returns true if the call certainly never left this process. A 502, 503 or 504 of a proxy does not prove it. */
export function isUnsent(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.unsent
}
