import type { EndpointName } from './endpoints.ts'
import type { Lacks } from './lacks.ts'

/**
 * Query value; a list is joined by commas. Lists that repeat, such as an operation's fields, should be the same object.
 */
export type QueryValue = string | number | boolean | readonly string[] | undefined

/** Parameters of one call, in addition to its row in the endpoint table. */
export type UpstreamCall = Readonly<{
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, QueryValue>>
  /** Body, sent as JSON. */
  body?: unknown
  /** Idempotency key that makes a repeated write safe. */
  idempotencyKey?: string
  /** Additional headers of this call. */
  headers?: Readonly<Record<string, string>>
  /** TTL of a public reply in milliseconds, in place of the row's. */
  cacheMs?: number
  /** Maximum age in milliseconds of a last good reply that replaces a failed one, in place of the row's. */
  staleMs?: number
  /** Cart token to send instead of the session's: for an order whose cart has left the session. */
  cartToken?: string
  /**
   * True for a call object that is the same for every request of a store: it is encoded once. No effect on a call with
   * a token.
   */
  isConstant?: boolean
  /** True to omit the customer's token, so that the platform treats the call as a guest's. */
  asGuest?: boolean
  /** Store to read in place of the request's. */
  storeCode?: string
  /** Part of the cache key that is not sent: a cached reply of another version is not used. */
  version?: string
}>

/** Encoded call, with its cache key. */
export type WrittenCall = Readonly<{ target: string; body: string | null; key: string }>

/** Platform client of one GraphQL request: bound to its store, session, deadline, abort signal and request id. */
export type Upstream = Readonly<{
  /**
   * Makes one REST call.
   *
   * Identical reads of one request are one HTTP call; identical public reads of several requests are coalesced and
   * briefly cached. The result must not be changed: others may share it. Returns `result` of an enveloped reply, the
   * parsed body of a bare one. Throws UpstreamRefusal if the platform refuses, UpstreamFailure without a usable reply.
   */
  call(endpoint: EndpointName, call?: UpstreamCall): Promise<unknown>
  /**
   * Returns true if the platform has an endpoint, probed by a call that changes nothing. The result is shared by all
   * requests of the process. True also if the platform does not reply.
   */
  has(endpoint: EndpointName, call: UpstreamCall): Promise<boolean>
  /** Returns how many writes this request has made: after one, what was read before may be outdated. */
  writes(): number
  /** Reports to developers and metrics that a cache elsewhere has made a call unnecessary. */
  noteSpared(endpoint: EndpointName): void
  /** Missing features of this platform, shared by all requests of the process. */
  lacks: Lacks
}>
