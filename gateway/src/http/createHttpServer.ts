import { loggedError } from '../errors/core/loggedError.ts'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { guardListener } from '@hogar/schema/http/guardListener.ts'
import { readHost } from '@hogar/schema/http/readHost.ts'
import type { Logger } from 'pino'
import {
  BAD_HOST,
  FAILED,
  type HeadRefusal,
  NO_HOST,
  refusalText,
  TOO_LONG_HEADERS,
  TOO_LONG_URL,
  unreadRefusal,
  writeRefusal,
} from './headRefusal.ts'
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
  const ofEveryReply = { 'x-content-type-options': 'nosniff', ...headers }
  const entries = Object.entries(ofEveryReply)
  const unfinished = new Set<ServerResponse>()
  const listener = guardListener(
    async (request, response) => {
      unfinished.add(response)
      response.once('close', () => unfinished.delete(response))
      for (const [name, value] of entries) response.setHeader(name, value)
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
  const server = createServer(
    {
      headersTimeout: HEAD_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1_000,
      // Node's own refusal has no body.
      requireHostHeader: false,
      maxHeaderSize: URL_MAX_BYTES + HEADERS_MAX_BYTES,
    },
    (request, response) => void listener(request, response),
  )
  return server.on('clientError', (error, socket) => {
    // Behind the head of another reply, this one would be a part of it.
    const isBegun = [...unfinished].some((response) => response.socket === socket && response.headersSent)
    if (socket.writable && !isBegun) {
      socket.end(refusalText(unreadRefusal(error), ofEveryReply), () => socket.destroy())
    } else socket.destroy()
  })
}

function refusalOf({ url = '', headers, rawHeaders, httpVersion }: IncomingMessage): HeadRefusal | null {
  if (url.length > URL_MAX_BYTES) return TOO_LONG_URL
  const size = rawHeaders.reduce((total, text) => total + text.length + 2, 0)
  if (size > HEADERS_MAX_BYTES) return TOO_LONG_HEADERS
  if (headers.host === undefined) return httpVersion === '1.0' ? null : NO_HOST
  return readHost(headers.host) === null ? BAD_HOST : null
}
