import { loggedError } from '../errors/core/loggedError.ts'
import type { GatewayErrorCode } from '../errors/gatewayError.ts'
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
 * address; errors of `handler` are logged and answered with 500. Refusals have the form of GraphQL errors.
 */
export function createHttpServer(handler: Handler, { log, headers = {} }: Options): Server {
  const listener = guardListener(
    async (request, response) => {
      response.setHeader('x-content-type-options', 'nosniff')
      for (const name in headers) response.setHeader(name, headers[name] ?? '')
      const refused = refusalOf(request)
      if (refused !== null) writeRefusal(response, refused)
      else await handler(request, response)
    },
    (error, response) => {
      log.error(loggedError(error), 'request failed')
      if (!response.headersSent) writeRefusal(response, FAILED)
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

type HeadRefusal = Readonly<{ status: number; code: GatewayErrorCode; message: string }>

const TOO_LONG_URL = badHead(414, `A URL has at most ${URL_MAX_BYTES} bytes.`)
const TOO_LONG_HEADERS = badHead(431, `Headers have at most ${HEADERS_MAX_BYTES} bytes together.`)
const BAD_HOST = badHead(400, 'The host is not valid in an address.')
const FAILED: HeadRefusal = { status: 500, code: 'INTERNAL', message: 'Internal server error.' }

function badHead(status: number, message: string): HeadRefusal {
  return { status, code: 'BAD_USER_INPUT', message }
}

function refusalOf({ url = '', headers, rawHeaders }: IncomingMessage): HeadRefusal | null {
  if (url.length > URL_MAX_BYTES) return TOO_LONG_URL
  const size = rawHeaders.reduce((total, text) => total + text.length + 2, 0)
  if (size > HEADERS_MAX_BYTES) return TOO_LONG_HEADERS
  // HTTP/1.0 needs no host.
  return headers.host !== undefined && readHost(headers.host) === null ? BAD_HOST : null
}

/** Writes an error in the form of those of GraphQL, and closes the connection. */
function writeRefusal(response: ServerResponse, { status, code, message }: HeadRefusal): void {
  response
    .writeHead(status, { connection: 'close', 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}
