import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './envelope.ts'
import { PlatformError } from './PlatformError.ts'

/** Turns anything thrown into the envelope. What is no refusal of ours is logged and told as a bare 500. */
export async function answerError(
  error: FastifyError | PlatformError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof PlatformError) {
    reply.code(error.code)
    return failure(error.code, error.result, error.meta)
  }
  const status = statusOf(error)
  reply.code(status)
  if (status < 500) return failure(status, status === 413 ? 'request entity too large' : messageOf(error))
  request.log.error({ err: error }, 'request failed')
  return failure(status, 'Internal error')
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
