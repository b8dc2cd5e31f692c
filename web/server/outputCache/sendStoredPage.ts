import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '../http/contentSecurityPolicy.ts'
import { pageTiming } from '../pages/pageTiming.ts'
import { accepts } from '@hogar/schema/http/accepts.ts'
import type { Served } from './createOutputCache.ts'
import { tagHeader } from './tagHeader.ts'

type Answer = Readonly<{
  request: FastifyRequest
  reply: FastifyReply
  served: Served
  hasSession: boolean
  /** True: the response names the tags of the page. */
  namesTags: boolean
}>

const expand = promisify(gunzip)

/** Sends a cached page. Only the headers depend on the visitor. */
export async function sendStoredPage({ request, reply, served, ...rest }: Answer): Promise<FastifyReply> {
  const { page, isHit } = served
  const { hasSession, namesTags } = rest
  const ageMs = isHit ? Math.max(0, Date.now() - page.renderedAt) : 0
  reply.headers({
    'content-security-policy': contentSecurityPolicy({
      nonce: null,
      scriptHashes: page.scriptHashes,
      isDevelopment: false,
    }),
    // Shared caches would not learn of changes, so they may not store it; browsers revalidate and get 304 for an
    // unchanged page.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
    'server-timing': pageTiming({ ageMs, hasSession }),
    'x-vs-cache': isHit ? 'Hit' : 'Miss',
    ...(namesTags ? { 'x-vs-cache-tags': tagHeader(page.tags) } : {}),
  })
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const isZipped = accepts(request.headers['accept-encoding'], 'gzip')
  const body = isZipped ? page.body : await expand(page.body)
  if (isZipped) reply.header('content-encoding', 'gzip')
  return reply.code(page.status).type('text/html; charset=utf-8').send(body)
}
