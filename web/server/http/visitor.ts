import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readClient } from '@hogar/schema/http/readClient.ts'
import { readHost } from '@hogar/schema/http/readHost.ts'
import { readTarget } from '@hogar/schema/http/readTarget.ts'
import type { FastifyRequest } from 'fastify'
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

type Asked = Pick<FastifyRequest, 'id' | 'headers' | 'socket' | 'originalUrl'>

/**
 * Reads a request; forwarded headers count only where a proxy is trusted. Returns null when target or host cannot be
 * read. Never throws.
 */
export function readVisitor(request: Asked, env: Pick<WebEnv, 'publicOrigin' | 'trustProxy'>): Visitor | null {
  const { address, scheme, forwardedHost } = readClient(request, env.trustProxy)
  const host = forwardedHost ?? readHost(request.headers.host ?? 'localhost')
  if (host === null) return null
  const origin = env.publicOrigin ?? `${scheme}://${host}`
  const url = pageUrl(request.originalUrl, origin)
  if (url === null) return null
  return {
    url,
    origin,
    host,
    address,
    scheme: url.protocol === 'https:' ? 'https' : 'http',
    cookie: request.headers.cookie ?? null,
    requestId: request.id,
  }
}

/** Returns the id of a request: the one that it brings, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/** Returns the path of a request's target as `Visitor.url` has it; `/` for a target that is no path. */
export function pathOfTarget(target: string | undefined): string {
  return pageUrl(target, 'http://localhost')?.pathname ?? '/'
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
