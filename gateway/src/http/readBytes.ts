import type { IncomingMessage } from 'node:http'
import { GatewayError } from '../errors/gatewayError.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'

/**
 * Reads the whole body. Throws RequestRefusal 413 as soon as its announced or actual length exceeds the limit.
 */
export function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLong(maxBytes))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else {
        request.pause()
        reject(tooLong(maxBytes))
      }
    })
    request.on('end', () => {
      const [first] = chunks
      resolve(first && chunks.length === 1 ? first : Buffer.concat(chunks, size))
    })
    // A client that disconnected does not read the reply, but this must not count as an internal error.
    request.on('error', () => reject(new GatewayError('BAD_USER_INPUT', 'The request was aborted.')))
  })
}

/** Returns the refusal of a long body. Closes the connection, since the rest of the body is still unread. */
function tooLong(maxBytes: number): RequestRefusal {
  const error = new GatewayError('BAD_USER_INPUT', `A body has at most ${maxBytes} bytes.`)
  return new RequestRefusal([error], { status: 413, headers: { connection: 'close' } })
}
