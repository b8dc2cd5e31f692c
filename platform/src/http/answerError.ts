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
  if (status < 500) return failure(status, status === 413 ? 'request entity too large' : error.message)
  request.log.error({ err: error }, 'request failed')
  return failure(status, 'Internal error')
}

function statusOf(error: object): number {
  if ('validation' in error) return 400
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
}
