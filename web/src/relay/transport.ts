import type { Variables } from 'relay-runtime'

/** A persisted operation on its way to the gateway: its text never travels. */
export type GraphQLRequest = Readonly<{
  /** Persisted id. */
  id: string
  /** Name of the operation, for messages and logs. */
  name: string
  variables: Variables
  signal: AbortSignal
}>

/**
 * Carries an operation to the gateway and yields the JSON of its answer, in several chunks when it is streamed.
 * Throws `NetworkFailure` and nothing else.
 */
export type GraphQLTransport = (request: GraphQLRequest) => AsyncIterable<unknown>

/** Requests of a page carry it, forms of other sites cannot: the gateway asks for it where a browser could be tricked. */
export const CLIENT_HEADER = 'x-hogar-client'
/** Names the store, whatever the host. */
export const STORE_HEADER = 'x-store'
/** JSON first; the gateway streams only what asks for `@defer`. */
export const ACCEPTED_TYPES = 'application/json, multipart/mixed'
