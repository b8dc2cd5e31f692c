import { storeByCode, type StoreDefinition } from '@hogar/schema/stores.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Dispatcher } from 'undici'
import { createHeldTexts, publicUntil } from './createHeldTexts.ts'
import { createGatewayTransport } from '../upstream/createGatewayTransport.ts'
import { RETRY_AFTER_SECONDS, SITEMAP_CACHE_SECONDS, SITEMAP_PARTS_HELD, SITEMAP_READ_MS } from '../limits.ts'
import type { WebEnv } from '../env.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import type { RenderAllowance } from '../pages/renderAllowance.ts'
import { refuse } from '../http/refuse.ts'
import { siteOf, storePlaces } from '../http/storePlaces.ts'
import type { Visitor } from '../http/visitor.ts'

type SitemapOptions = Readonly<{
  renderer: Pick<PageRenderer, 'load'>
  dispatcher: Dispatcher
  renders: RenderAllowance
  gatewayUrl: string
  storeHosts: WebEnv['storeHosts']
  log: Logger
}>

const INDEX = '/sitemap.xml'
const PART = /^\/sitemap\/([a-z]+)-(\d{1,7})\.xml$/

/** Route patterns of the index and of its parts. */
export const SITEMAP_PATHS = [INDEX, '/sitemap/:part(^[a-z]+-\\d{1,7}\\.xml$)'] as const

/** Answers search engines with the sitemap: an index of parts, and each part on its own, cached for a while. */
export function createSitemap({ renderer, dispatcher, renders, gatewayUrl, storeHosts, log }: SitemapOptions) {
  // Sent without a session: the answer is cached for all visitors.
  const transportOf = ({ code }: StoreDefinition, visitor: Visitor) =>
    createGatewayTransport({
      dispatcher,
      renders,
      gatewayUrl,
      storeCode: code,
      visitor: { ...visitor, cookie: null },
      deadlineMs: SITEMAP_READ_MS,
      onSetCookie: () => undefined,
    })
  const held = createHeldTexts({ ttlMs: SITEMAP_CACHE_SECONDS * 1_000, max: SITEMAP_PARTS_HELD })
  const read = async (visitor: Visitor): Promise<Readonly<{ xml: string; keptUntil: number | null }> | null> => {
    const { sitemap } = await renderer.load()
    const [, code = '', part = ''] = PART.exec(visitor.url.pathname) ?? []
    if (visitor.url.pathname === INDEX) {
      const { origin, stores } = siteOf(visitor, storeHosts)
      const parts = await Promise.all(
        stores.map(async (store) => {
          const last = (await sitemap.readSitemapPart(transportOf(store, visitor), 0))?.lastPart ?? -1
          return Array.from({ length: last + 1 }, (_, number) => `${origin}/sitemap/${store.code}-${number}.xml`)
        }),
      )
      return { xml: sitemap.sitemapIndexXml(parts.flat()), keptUntil: null }
    }
    const store = storeByCode(code)
    const found = store && (await sitemap.readSitemapPart(transportOf(store, visitor), Number(part)))
    if (!store || !found) return null
    const keptUntil = Number(part) === 0 ? found.growsAt : null
    return {
      xml: sitemap.sitemapPartXml(found.pages, { store, ...storePlaces(visitor, store, storeHosts) }),
      keptUntil,
    }
  }
  return async ({ visitor }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = siteOf(visitor, storeHosts).origin + visitor.url.pathname
    const known = held.get(key)
    const found =
      known ??
      (await read(visitor).catch((error: unknown) => {
        log.warn({ err: error, requestId: visitor.requestId, path: visitor.url.pathname }, 'sitemap failed')
      }))
    if (found === undefined) return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send()
    if (found === null) return refuse(reply, 404)
    const { text, until } = 'text' in found ? found : held.set(key, found.xml, found.keptUntil)
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': publicUntil(until) })
      .send(text)
  }
}
