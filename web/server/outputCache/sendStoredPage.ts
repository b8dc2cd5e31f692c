import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { contentSecurityPolicy } from '../contentSecurityPolicy.ts'
import { pageTiming } from '../pageTiming.ts'
import { accepts } from '../staticFiles.ts'
import type { Served } from './createOutputCache.ts'
import { tagsToTell } from './tagsToTell.ts'

type Answer = Readonly<{
  request: IncomingMessage
  response: ServerResponse
  served: Served
  requestId: string
  hasSession: boolean
  /** True: the answer names what the page is made of. */
  namesTags: boolean
}>

const expand = promisify(gunzip)

/** Sends a page that everybody may have. What is the visitor's own stands in the headers alone. */
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
    // Others could keep it, but would not learn what has changed; browsers ask again, and are told when nothing has.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
    'server-timing': pageTiming({ ageMs, hasSession }),
    'x-request-id': requestId,
    'x-vs-cache': isHit ? 'Hit' : 'Miss',
    ...(namesTags ? { 'x-vs-cache-tags': tagsToTell(page.tags) } : {}),
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
