import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { contentSecurityPolicy } from '../http/contentSecurityPolicy.ts'
import { pageTiming } from '../pages/pageTiming.ts'
import { accepts } from '../renderer/staticFiles.ts'
import type { Served } from './createOutputCache.ts'
import { tagHeader } from './tagHeader.ts'

type Answer = Readonly<{
  request: IncomingMessage
  response: ServerResponse
  served: Served
  requestId: string
  hasSession: boolean
  /** True: the response names the tags of the page. */
  namesTags: boolean
}>

const expand = promisify(gunzip)

/** Sends a cached page. Only the headers depend on the visitor. */
export async function sendStoredPage({ request, response, served, requestId, ...rest }: Answer): Promise<void> {
  const { page, isHit } = served
  const { hasSession, namesTags } = rest
  const ageMs = isHit ? Math.max(0, Date.now() - page.renderedAt) : 0
  const headers = {
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
    'x-request-id': requestId,
    'x-vs-cache': isHit ? 'Hit' : 'Miss',
    ...(namesTags ? { 'x-vs-cache-tags': tagHeader(page.tags) } : {}),
  }
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return void response.writeHead(304, headers).end()
  }
  const isZipped = accepts(request.headers['accept-encoding'], 'gzip')
  const body = isZipped ? page.body : await expand(page.body)
  response.writeHead(page.status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
