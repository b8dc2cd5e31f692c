import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readClient } from '@hogar/schema/http/readClient.ts'
import { readHost } from '@hogar/schema/http/readHost.ts'
import { readTarget } from '@hogar/schema/http/readTarget.ts'
import type { WebEnv } from '../env.ts'

/** Visitor of a request, as far as its headers can be trusted. */
export type Visitor = Readonly<{
  /** Absolute address of the page. */
  url: URL
  /** Scheme, host and port of the site, for canonical addresses. */
  origin: string
  /** Host as in the visitor's request. */
  host: string
  /** IP address, as the trusted proxies report it. */
  address: string
  scheme: 'http' | 'https'
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
  const { address, scheme, forwardedHost } = readClient(request, env.trustProxy)
  const host = forwardedHost ?? readHost(request.headers.host ?? 'localhost')
  if (host === null) return null
  const origin = env.publicOrigin ?? `${scheme}://${host}`
  const url = pageUrl(request.url, origin)
  if (url === null) return null
  const given = request.headers['x-request-id']
  return {
    url,
    origin,
    host,
    address,
    scheme: url.protocol === 'https:' ? 'https' : 'http',
    cookie: request.headers.cookie ?? null,
    requestId: typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID(),
  }
}

/** Returns the address of a page; the target is set part by part, so that no part of it can be read as a host. */
function pageUrl(target: string | undefined, origin: string): URL | null {
  const read = readTarget(target)
  const url = URL.parse(origin)
  if (!read || !url) return null
  url.pathname = read.path
  // `/.//a` has lost its first part here.
  url.pathname = url.pathname.replace(/^\/{2,}/, '/')
  url.search = read.search
  return url
}
