import { GraphQLError } from 'graphql'
import type { Language } from '@hogar/schema/stores.ts'
import type { Logger } from 'pino'
import { OUTAGE_MESSAGES } from '../errors/outageMessages.ts'
import { IdempotencyMismatch } from '../idempotency/idempotencyMismatch.ts'
import { SharedStoreUnavailable } from '../sharedStore/sharedStore.ts'
import { UpstreamFailure, type UpstreamFailureKind } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { GatewayError, type GatewayErrorCode } from './gatewayError.ts'

type Told = Readonly<{ code: GatewayErrorCode; message: string }>

const CODES: Readonly<Record<UpstreamFailureKind, GatewayErrorCode>> = {
  timeout: 'UPSTREAM_TIMEOUT',
  unavailable: 'UPSTREAM_UNAVAILABLE',
  invalid: 'UPSTREAM_INVALID',
  unauthenticated: 'UNAUTHENTICATED',
}

const UNAUTHENTICATED = 'Error refreshing user token. User is not authorized to access the resource'

const INTERNAL: Told = { code: 'INTERNAL', message: 'Something went wrong on our side.' }

type Request = Readonly<{
  requestId: string
  log: Logger
  /** Of the store that is asked. */
  language: Language
}>

/**
 * The error as a client may see it: a code of the closed list, a sentence without anything of the inside, the place in
 * the answer, and the request's id. What is not told is logged.
 */
export function maskError(error: unknown, { requestId, log, language }: Request): GraphQLError {
  const cause = originOf(error)
  const told = cause instanceof GatewayError ? { code: cause.code, message: cause.message } : toldOf(cause, language)
  if (cause instanceof Error && cause.name === 'AbortError') log.debug({ requestId }, 'the client has left')
  else if (told.code === 'INTERNAL') log.error({ requestId, err: cause }, 'a mistake of ours')
  // Without its cause: a Redis error carries the command, and with it what was to be stored.
  else if (cause instanceof SharedStoreUnavailable) log.warn({ requestId }, 'the shared store is away')
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

/** What a resolver threw, below the errors that executors wrap around it. */
function originOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && !(cause instanceof GatewayError) && cause.originalError) {
    cause = cause.originalError
  }
  return cause
}

function toldOf(cause: unknown, language: Language): Told {
  if (cause instanceof UpstreamFailure) {
    const failure = failureOf(cause.kind, language)
    return { code: failure.code, message: cause.told ?? failure.message }
  }
  if (cause instanceof IdempotencyMismatch) return { code: 'BAD_USER_INPUT', message: cause.message }
  if (cause instanceof SharedStoreUnavailable) return failureOf('unavailable', language)
  if (!(cause instanceof UpstreamRefusal)) return INTERNAL
  if (cause.status === 404) return { code: 'NOT_FOUND', message: 'There is no such thing.' }
  return failureOf(cause.status >= 500 ? 'unavailable' : 'invalid', language)
}

function failureOf(kind: UpstreamFailureKind, language: Language): Told {
  const message = kind === 'unauthenticated' ? UNAUTHENTICATED : OUTAGE_MESSAGES[language][kind]
  return { code: CODES[kind], message }
}
