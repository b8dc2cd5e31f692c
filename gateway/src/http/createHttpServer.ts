import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  HEAD_TIMEOUT_MS,
  HEADERS_MAX_BYTES,
  KEEP_ALIVE_MS,
  REQUEST_TIMEOUT_MS,
  SHUTDOWN_TIMEOUT_MS,
  URL_MAX_BYTES,
} from './limits.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Node's own server with its bounds set: time for head and body, size of URL and headers. Node counts URL and headers
 * together, so it gets the sum and each is counted here.
 */
export function createHttpServer(handler: Handler): Server {
  const server = createServer(
    {
      headersTimeout: HEAD_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: URL_MAX_BYTES + HEADERS_MAX_BYTES,
    },
    (request, response) => {
      response.setHeader('x-content-type-options', 'nosniff')
      const excess = excessOf(request)
      if (excess !== null) response.writeHead(excess, { connection: 'close' }).end()
      else void handler(request, response)
    },
  )
  return server
}

function excessOf({ url = '', rawHeaders }: IncomingMessage): 414 | 431 | null {
  if (url.length > URL_MAX_BYTES) return 414
  const size = rawHeaders.reduce((total, text) => total + text.length + 2, 0)
  return size > HEADERS_MAX_BYTES ? 431 : null
}

/** Takes no new connections, lets what has begun end, and cuts off after 10 s what has not. */
export async function closeHttpServer(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that has just answered is idle until its keep-alive ends: nobody waits for that.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
