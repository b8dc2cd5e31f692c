import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { GatewayErrorCode } from '../errors/gatewayError.ts'
import { HEADERS_MAX_BYTES, URL_MAX_BYTES } from './limits.ts'

/** Refusal of a request that no route has seen. */
export type HeadRefusal = Readonly<{ status: number; code: GatewayErrorCode; message: string }>

export const TOO_LONG_URL = badRequest(414, `A URL has at most ${URL_MAX_BYTES} bytes.`)
export const TOO_LONG_HEADERS = badRequest(431, `Headers have at most ${HEADERS_MAX_BYTES} bytes together.`)
export const BAD_HOST = badRequest(400, 'The host is not valid in an address.')
export const NO_HOST = badRequest(400, 'HTTP/1.1 needs a Host header.')
export const FAILED: HeadRefusal = { status: 500, code: 'INTERNAL', message: 'Internal server error.' }

const NO_HTTP = badRequest(400, 'The request is not valid HTTP.')

/** Refusals by the code of Node's error for a request that it could not read. */
const UNREAD: Readonly<Record<string, HeadRefusal>> = {
  HPE_HEADER_OVERFLOW: TOO_LONG_HEADERS,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: badRequest(413, 'The chunk extensions of the body are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: badRequest(408, 'The request took too long to arrive.'),
}

function badRequest(status: number, message: string): HeadRefusal {
  return { status, code: 'BAD_USER_INPUT', message }
}

/** Returns the refusal of a request that Node could not read. */
export function unreadRefusal({ code }: NodeJS.ErrnoException): HeadRefusal {
  return UNREAD[code ?? ''] ?? NO_HTTP
}

/** Writes an error in the form of those of GraphQL, and closes the connection. */
export function writeRefusal(response: ServerResponse, { status, ...error }: HeadRefusal): void {
  const body = bodyOf(error)
  response.writeHead(status, { ...REFUSAL_HEADERS, 'content-length': Buffer.byteLength(body) }).end(body)
}

/** Returns the same answer as text for a connection whose request Node could not read. */
export function refusalText({ status, ...error }: HeadRefusal, headers: Readonly<Record<string, string>>): string {
  const body = bodyOf(error)
  const all = { ...headers, ...REFUSAL_HEADERS, 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n')
}

const REFUSAL_HEADERS = { connection: 'close', 'content-type': 'application/json', 'cache-control': 'no-store' }

function bodyOf({ code, message }: Pick<HeadRefusal, 'code' | 'message'>): string {
  return JSON.stringify({ errors: [{ message, extensions: { code } }] })
}
