import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../database/isUnavailable.ts'
import { constraintRefusal } from './constraintRefusal.ts'
import { failure } from './envelope.ts'
import { PlatformError } from './PlatformError.ts'
import { platformFault } from './platformFault.ts'

/** Seconds that a caller should wait before it repeats a request that met an outage. */
const RETRY_AFTER_SECONDS = 1

/**
 * Turns any error into a reply. Refusals keep their own code and text. Faults of the platform are marked with `fault`: 503
 * while the database cannot be used, else 500, logged and without details.
 */
export async function answerError(
  error: FastifyError | PlatformError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = error instanceof PlatformError ? error : constraintRefusal(error)
  if (refusal !== null) {
    reply.code(refusal.code)
    return failure(refusal.code, refusal.result, refusal.meta)
  }
  const status = statusOf(error)
  if (status < 500) {
    reply.code(status)
    return failure(status, status === 413 ? 'request entity too large' : messageOf(error))
  }
  const fault = platformFault(status === 503 || isUnavailable(error) ? 'unavailable' : 'internal')
  request.log.error({ err: error, fault: fault.fault }, 'request failed')
  reply.code(fault.code)
  if (fault.fault === 'unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS)
  return fault
}

function statusOf(error: object): number {
  if ('validation' in error || isDataException(error)) return 400
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
}

/** PostgreSQL's class 22: a value that no column can hold, such as a NUL in a text. The request brought it. */
function isDataException(error: object): boolean {
  return 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)
}

function messageOf(error: Error): string {
  return isDataException(error) ? 'The request holds a value that cannot be used' : error.message
}
