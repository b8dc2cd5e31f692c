import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type StoreDefinition, storeOfPath } from '@hogar/schema/stores.ts'
import type { Logger } from 'pino'
import type { Dispatcher } from 'undici'
import { createHeldTexts, publicUntil } from './createHeldTexts.ts'
import { createGatewayTransport } from '../upstream/gatewayTransport.ts'
import { FEEDS_HELD, FEED_CACHE_SECONDS, RETRY_AFTER_SECONDS, SITEMAP_READ_MS } from '../limits.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import type { RenderAllowance } from '../pages/renderAllowance.ts'
import type { Visitor } from '../http/visitor.ts'

type FeedOptions = Readonly<{
  renderer: Pick<PageRenderer, 'load'>
  dispatcher: Dispatcher
  renders: RenderAllowance
  gatewayUrl: string
  log: Logger
}>

const FEED = '/blog/rss.xml'

/** Returns true for the address of a store's feed. */
export function isBlogFeed(pathname: string): boolean {
  return storeOfPath(pathname).path === FEED
}

/** Answers feed readers with the newest posts of a store, cached for a while: no longer than until the next post. */
export function createBlogFeed({ renderer, dispatcher, renders, gatewayUrl, log }: FeedOptions) {
  const held = createHeldTexts({ ttlMs: FEED_CACHE_SECONDS * 1_000, max: FEEDS_HELD })
  const read = async (store: StoreDefinition, visitor: Visitor) => {
    const { feed } = await renderer.load()
    // Sent without a session: the answer is cached for all visitors.
    const transport = createGatewayTransport({
      dispatcher,
      renders,
      gatewayUrl,
      storeCode: store.code,
      visitor: { ...visitor, cookie: null },
      deadlineMs: SITEMAP_READ_MS,
      onSetCookie: () => undefined,
    })
    const found = await feed.readFeed(transport, store)
    return { text: feed.feedXml(found, { store, origin: visitor.origin }), keptUntil: found.keptUntil }
  }
  return async (request: IncomingMessage, response: ServerResponse, visitor: Visitor): Promise<void> => {
    const { store } = storeOfPath(visitor.url.pathname)
    const key = `${visitor.origin} ${store.code}`
    try {
      const known = held.get(key)
      if (known !== null) return send(request, response, known)
      const { text, keptUntil } = await read(store, visitor)
      send(request, response, held.set(key, text, keptUntil))
    } catch (error) {
      log.warn({ err: error, requestId: visitor.requestId, path: visitor.url.pathname }, 'feed failed')
      response.writeHead(503, { 'retry-after': String(RETRY_AFTER_SECONDS) }).end()
    }
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { text, until }: Readonly<{ text: string; until: number }>,
): void {
  const headers = {
    'cache-control': publicUntil(until),
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  }
  if (request.headers['if-none-match'] === headers.etag) return void response.writeHead(304, headers).end()
  response.writeHead(200, { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : text)
}
