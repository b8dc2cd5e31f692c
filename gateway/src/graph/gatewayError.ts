import { GraphQLError } from 'graphql'

/** Every `extensions.code` that an answer can carry. Clients switch on it: adding one is a change of the contract. */
export const GATEWAY_ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'COST_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_INVALID',
  'INTERNAL',
] as const

export type GatewayErrorCode = (typeof GATEWAY_ERROR_CODES)[number]

/**
 * The only class of error whose message reaches a client: whoever throws it vouches that the message holds nothing of
 * the inside. Everything else is masked.
 */
export class GatewayError extends GraphQLError {
  readonly code: GatewayErrorCode
  /** When the same may be asked again, as `extensions.retryAfterSeconds` says it; undefined where waiting does not help. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: GatewayErrorCode,
    message: string,
    { retryAfterSeconds }: Readonly<{ retryAfterSeconds?: number }> = {},
  ) {
    super(message, { extensions: { code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) } })
    this.name = 'GatewayError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
