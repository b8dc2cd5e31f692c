import type { Variables } from 'relay-runtime'

/** Request of a persisted operation: its text is never sent. */
export type GraphQLRequest = Readonly<{
  /** Persisted id. */
  id: string
  /** Name of the operation, for messages and logs. */
  name: string
  variables: Variables
  signal: AbortSignal
}>

/**
 * Sends an operation to the gateway and yields the JSON of its answer, in several chunks when it is streamed. Throws
 * `NetworkFailure` and nothing else.
 */
export type GraphQLTransport = (request: GraphQLRequest) => AsyncIterable<unknown>

/** Header of every request of a page, which forms of other sites cannot send: the gateway requires it against CSRF. */
export const CLIENT_HEADER = 'x-hogar-client'
/** Header with the store code, independent of the host. */
export const STORE_HEADER = 'x-store'
/** JSON first; the gateway streams only operations with `@defer`. */
export const ACCEPTED_TYPES = 'application/json, multipart/mixed'
