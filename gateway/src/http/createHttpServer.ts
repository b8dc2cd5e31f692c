import { loggedError } from '../errors/core/loggedError.ts'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { guardListener } from '@hogar/schema/http/guardListener.ts'
import { readHost } from '@hogar/schema/http/readHost.ts'
import type { Logger } from 'pino'
import { HEAD_TIMEOUT_MS, HEADERS_MAX_BYTES, KEEP_ALIVE_MS, REQUEST_TIMEOUT_MS, URL_MAX_BYTES } from './limits.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Options = Readonly<{
  log: Pick<Logger, 'error'>
  /** Headers of every reply. */
  headers?: Readonly<Record<string, string>>
}>

/**
 * Creates Node's HTTP server with its limits set: time for head and body, size of URL and headers. Node counts URL and
 * headers together, so it gets the sum, and each is checked here. Refuses a request whose host is invalid in an
 * address; errors of `handler` are logged and answered with 500.
 */
export function createHttpServer(handler: Handler, { log, headers = {} }: Options): Server {
  const listener = guardListener(
    async (request, response) => {
      response.setHeader('x-content-type-options', 'nosniff')
      for (const name in headers) response.setHeader(name, headers[name] ?? '')
      const refused = refusalOf(request)
      if (refused !== null) response.writeHead(refused, { connection: 'close' }).end()
      else await handler(request, response)
    },
    (error, response) => {
      log.error(loggedError(error), 'request failed')
      if (!response.headersSent) response.writeHead(500, { connection: 'close' }).end()
      else if (!response.writableEnded) response.destroy()
    },
  )
  return createServer(
    {
      headersTimeout: HEAD_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: URL_MAX_BYTES + HEADERS_MAX_BYTES,
    },
    (request, response) => void listener(request, response),
  )
}

function refusalOf({ url = '', headers, rawHeaders }: IncomingMessage): 400 | 414 | 431 | null {
  if (url.length > URL_MAX_BYTES) return 414
  const size = rawHeaders.reduce((total, text) => total + text.length + 2, 0)
  if (size > HEADERS_MAX_BYTES) return 431
  // HTTP/1.0 needs no host.
  return headers.host !== undefined && readHost(headers.host) === null ? 400 : null
}
