import { createHash } from 'node:crypto'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Dispatcher } from 'undici'
import { createHeldTexts, publicUntil } from './createHeldTexts.ts'
import { joinReads } from './joinReads.ts'
import { createGatewayTransport } from '../upstream/createGatewayTransport.ts'
import { FEEDS_HELD, FEED_CACHE_SECONDS, RETRY_AFTER_SECONDS, SITEMAP_READ_MS } from '../limits.ts'
import type { WebEnv } from '../env.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import type { RenderAllowance } from '../pages/renderAllowance.ts'
import { storePlaces } from '../http/storePlaces.ts'
import type { Visitor } from '../http/visitor.ts'

type FeedOptions = Readonly<{
  renderer: Pick<PageRenderer, 'load'>
  dispatcher: Dispatcher
  renders: RenderAllowance
  gatewayUrl: string
  storeHosts: WebEnv['storeHosts']
  log: Logger
}>

/** Path of the feed inside each store. */
export const FEED_PATH = '/blog/rss.xml'

/** Answers feed readers with the newest posts of a store, cached for a while: no longer than until the next post. */
export function createBlogFeed({ renderer, dispatcher, renders, gatewayUrl, storeHosts, log }: FeedOptions) {
  const held = createHeldTexts({ ttlMs: FEED_CACHE_SECONDS * 1_000, max: FEEDS_HELD })
  const join = joinReads<ReturnType<typeof held.set>>()
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
    return {
      text: feed.feedXml(found, { store, origin: storePlaces(visitor, store, storeHosts).origin }),
      keptUntil: found.keptUntil,
    }
  }
  return async (request: FastifyRequest, reply: FastifyReply, store: StoreDefinition): Promise<FastifyReply> => {
    const { visitor } = request
    const key = `${visitor.origin} ${store.code}`
    try {
      const readAndHold = async () => {
        const { text, keptUntil } = await read(store, visitor)
        return held.set(key, text, keptUntil)
      }
      return send(request, reply, held.get(key) ?? (await join(key, readAndHold)))
    } catch (error) {
      log.warn({ err: error, requestId: visitor.requestId, path: visitor.url.pathname }, 'feed failed')
      return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send()
    }
  }
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, until }: Readonly<{ text: string; until: number }>,
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  reply.headers({ 'cache-control': publicUntil(until), etag })
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/rss+xml; charset=utf-8').send(text)
}
