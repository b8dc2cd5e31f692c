import type { EndpointName } from './endpoints.ts'
import type { Lacks } from './lacks.ts'

/** A list goes with commas between. One that is the same for many calls, as the fields of an operation, is best kept. */
export type QueryValue = string | number | boolean | readonly string[] | undefined

/** What one call says beyond its row in the table of endpoints. */
export type UpstreamCall = Readonly<{
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON. */
  body?: unknown
  /** Makes a repeated write harmless: the platform does it once. */
  idempotencyKey?: string
  /** Further headers of this call. */
  headers?: Readonly<Record<string, string>>
  /** How long a public reply is good for everybody, instead of what the row says. */
  cacheMs?: number
  /** Query to send this cart's token instead of the session's: for an order whose cart is gone from the session. */
  cartToken?: string
  /**
   * True for an object that is the same for every request of a store: it is written down once. Means nothing where a
   * token goes with the call.
   */
  isConstant?: boolean
  /** Leaves the customer's token out: the platform takes the call for a guest's. */
  asGuest?: boolean
}>

/** A call as it is sent, and what tells it from others. */
export type WrittenCall = Readonly<{ target: string; body: string | null; key: string }>

/**
 * The platform, as one GraphQL request sees it: bound to its store, session, deadline, abort signal and request id.
 */
export type Upstream = Readonly<{
  /**
   * Makes one REST call. Identical reads of one request are one HTTP call; identical public reads of many requests are
   * coalesced and shortly cached. Treat what comes back as frozen: others may hold the same object.
   *
   * Returns `result` of an enveloped reply, the parsed body of a bare one.
   * Throws UpstreamRefusal when the platform said no, UpstreamFailure when there is no usable answer.
   */
  call(endpoint: EndpointName, call?: UpstreamCall): Promise<unknown>
  /**
   * Whether the platform has an endpoint, asked by a call that changes nothing. What was found is shared by all requests of
   * the process. True also where the platform does not answer.
   */
  has(endpoint: EndpointName, call: UpstreamCall): Promise<boolean>
  /** Tells developers and metrics that what a call would have brought was held already, by whoever keeps it. */
  noteSpared(endpoint: EndpointName): void
  /** Functions that this platform was found to lack, shared by all requests of the process. */
  lacks: Lacks
}>
