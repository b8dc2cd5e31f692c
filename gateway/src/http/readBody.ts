import type { IncomingMessage } from 'node:http'
import { GatewayError } from '../errors/gatewayError.ts'
import { BODY_MAX_BYTES } from './limits.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'

/**
 * Reads the whole body as text. Throws RequestRefusal 413 as soon as its announced or actual length exceeds the limit.
 */
export function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX_BYTES) return Promise.reject(tooLong())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_MAX_BYTES) chunks.push(chunk)
      else {
        request.pause()
        reject(tooLong())
      }
    })
    request.on('end', () => {
      const [first] = chunks
      resolve((first && chunks.length === 1 ? first : Buffer.concat(chunks, size)).toString())
    })
    // A client that disconnected does not read the reply, but this must not count as an internal error.
    request.on('error', () => reject(new GatewayError('BAD_USER_INPUT', 'The request was aborted.')))
  })
}

/** Returns the refusal of a long body. Closes the connection, since the rest of the body is still unread. */
function tooLong(): RequestRefusal {
  const error = new GatewayError('BAD_USER_INPUT', `A body has at most ${BODY_MAX_BYTES} bytes.`)
  return new RequestRefusal([error], { status: 413, headers: { connection: 'close' } })
}
