import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { WebEnv } from './env.ts'

/** Who asks, as far as the storefront may believe what the request says. */
export type Visitor = Readonly<{
  /** Absolute address of the page. */
  url: URL
  /** Scheme, host and port of the site, for canonical addresses. */
  origin: string
  /** Host as the visitor typed it. */
  host: string
  address: string
  cookie: string | null
  requestId: string
}>

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i
const REQUEST_ID = /^[\w-]{8,64}$/

/** Reads a request; forwarded headers count only where a proxy is trusted. Null when the address cannot be read. */
export function readVisitor(
  request: IncomingMessage,
  env: Pick<WebEnv, 'publicOrigin' | 'trustProxy'>,
): Visitor | null {
  const socketAddress = request.socket.remoteAddress ?? ''
  const isTrusted = env.trustProxy === 'all' || (env.trustProxy === 'loopback' && isLoopback(socketAddress))
  const forwarded = (name: string) => (isTrusted ? firstOf(request.headers[name]) : null)
  const host = forwarded('x-forwarded-host') ?? request.headers.host ?? 'localhost'
  if (!HOST.test(host) || !request.url?.startsWith('/')) return null
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const origin = env.publicOrigin ?? `${scheme}://${host}`
  const given = firstOf(request.headers['x-request-id'])
  return {
    // Two leading slashes would be read as a host.
    url: new URL(request.url.replace(/^\/{2,}/, '/'), origin),
    origin,
    host: host.toLowerCase(),
    address: forwarded('x-forwarded-for') ?? socketAddress,
    cookie: request.headers.cookie ?? null,
    requestId: given && REQUEST_ID.test(given) ? given : randomUUID(),
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}

function firstOf(header: string | string[] | undefined): string | null {
  const text = Array.isArray(header) ? header[0] : header
  return text?.split(',')[0]?.trim() || null
}
