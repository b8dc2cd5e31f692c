import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import { OUTAGE_MESSAGES } from '../../errors/outageMessages.ts'
import { IdempotencyMismatch } from '../../idempotency/idempotencyMismatch.ts'
import { SharedStoreUnavailable } from '../../cache/sharedStore.ts'
import { UpstreamFailure, type UpstreamFailureKind } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { GatewayError, type GatewayErrorCode } from '../../errors/gatewayError.ts'

type Told = Readonly<{ code: GatewayErrorCode; message: string }>

const CODES: Readonly<Record<UpstreamFailureKind, GatewayErrorCode>> = {
  timeout: 'UPSTREAM_TIMEOUT',
  unavailable: 'UPSTREAM_UNAVAILABLE',
  invalid: 'UPSTREAM_INVALID',
  unauthenticated: 'UNAUTHENTICATED',
}

const INTERNAL: Told = { code: 'INTERNAL', message: 'Internal server error.' }

type Request = Readonly<{
  requestId: string
  log: Logger
  /** Language of the request's messages. */
  language: MessageLanguage
  /** True if nobody is signed in: there is no session that could have ended. */
  isGuest: boolean
}>

/**
 * Returns the error that a client may see: a code of the closed list, a message without internal details, its path and
 * location, and the request's id. Logs the cause of each masked error.
 */
export function maskError(error: unknown, { requestId, log, ...about }: Request): GraphQLError {
  const cause = originOf(error)
  const told =
    cause instanceof GatewayError ? { code: cause.code, message: cause.message } : clientErrorOf(cause, about)
  if (cause instanceof Error && cause.name === 'AbortError') log.debug({ requestId }, 'the client disconnected')
  else if (told.code === 'INTERNAL') log.error({ requestId, err: cause }, 'internal error')
  // Without its cause: a Redis error holds the command, and thus the stored value.
  else if (cause instanceof SharedStoreUnavailable) log.warn({ requestId }, 'the shared store is unavailable')
  else if (cause instanceof UpstreamFailure && !cause.silent) {
    log.warn({ requestId, endpoint: cause.endpoint, kind: cause.kind, detail: cause.detail }, 'upstream failed')
  }
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
  const wait = cause instanceof GatewayError ? cause.retryAfterSeconds : undefined
  const extensions = { code: told.code, requestId, ...(wait === undefined ? {} : { retryAfterSeconds: wait }) }
  const masked = new GraphQLError(told.message, { ...place, extensions })
  // The compiled executor knows locations but no nodes.
  const locations = error instanceof GraphQLError ? error.locations : undefined
  if (locations && !masked.locations) Object.defineProperty(masked, 'locations', { value: locations, enumerable: true })
  return masked
}

/** Returns the error that a resolver threw, unwrapped from those that executors add. */
export function originOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && !(cause instanceof GatewayError) && cause.originalError) {
    cause = cause.originalError
  }
  return cause
}

function clientErrorOf(cause: unknown, { language, isGuest }: Pick<Request, 'language' | 'isGuest'>): Told {
  if (cause instanceof UpstreamFailure) {
    // A guest has no session to renew: signing in again is not what a refused guest can do.
    const kind = cause.kind === 'unauthenticated' && isGuest ? 'unavailable' : cause.kind
    const failure = failureOf(kind, language)
    return { code: failure.code, message: cause.clientMessage ?? failure.message }
  }
  if (cause instanceof IdempotencyMismatch) return { code: 'BAD_USER_INPUT', message: cause.message }
  if (cause instanceof SharedStoreUnavailable) return failureOf('unavailable', language)
  if (!(cause instanceof UpstreamRefusal)) return INTERNAL
  if (cause.status === 404) return { code: 'NOT_FOUND', message: 'Not found.' }
  return failureOf(cause.status >= 500 ? 'unavailable' : 'invalid', language)
}

function failureOf(kind: UpstreamFailureKind, language: MessageLanguage): Told {
  return { code: CODES[kind], message: OUTAGE_MESSAGES[language][kind] }
}
