import { GraphQLError } from 'graphql'

/** All values of `extensions.code`. Clients switch on them: a new one changes the contract. */
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
 * The only class of error whose message reaches a client. Its message must hold no internal details. Every other error
 * is masked.
 */
export class GatewayError extends GraphQLError {
  readonly code: GatewayErrorCode
  /**
   * Seconds until the request may be retried, sent as `extensions.retryAfterSeconds`; undefined if waiting does not
   * help.
   */
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
