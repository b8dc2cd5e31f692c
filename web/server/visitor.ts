import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readHost } from '@hogar/schema/http/readHost.ts'
import { readTarget } from '@hogar/schema/http/readTarget.ts'
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

const REQUEST_ID = /^[\w-]{8,64}$/

/**
 * Reads a request; forwarded headers count only where a proxy is trusted. Returns null when target or host cannot be
 * read. Never throws.
 */
export function readVisitor(
  request: IncomingMessage,
  env: Pick<WebEnv, 'publicOrigin' | 'trustProxy'>,
): Visitor | null {
  const socketAddress = request.socket.remoteAddress ?? ''
  const isTrusted = env.trustProxy === 'all' || (env.trustProxy === 'loopback' && isLoopback(socketAddress))
  const forwarded = (name: string) => (isTrusted ? firstOf(request.headers[name]) : null)
  const host = readHost(forwarded('x-forwarded-host') ?? request.headers.host ?? 'localhost')
  if (host === null) return null
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const origin = env.publicOrigin ?? `${scheme}://${host}`
  const url = pageUrl(request.url, origin)
  if (url === null) return null
  const given = firstOf(request.headers['x-request-id'])
  return {
    url,
    origin,
    host,
    address: forwarded('x-forwarded-for') ?? socketAddress,
    cookie: request.headers.cookie ?? null,
    requestId: given && REQUEST_ID.test(given) ? given : randomUUID(),
  }
}

/** The address of a page; the target is set part by part, so that nothing in it can be read as a host. */
function pageUrl(target: string | undefined, origin: string): URL | null {
  const read = readTarget(target)
  const url = URL.parse(origin)
  if (!read || !url) return null
  url.pathname = read.path
  // `/.//a` has lost its first part by now.
  url.pathname = url.pathname.replace(/^\/{2,}/, '/')
  url.search = read.search
  return url
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}

function firstOf(header: string | string[] | undefined): string | null {
  const text = Array.isArray(header) ? header[0] : header
  return text?.split(',')[0]?.trim() || null
}
