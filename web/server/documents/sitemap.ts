import { storeByCode, type StoreDefinition } from '@hogar/schema/stores.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Dispatcher } from 'undici'
import { createHeldTexts, publicUntil } from './createHeldTexts.ts'
import { joinReads } from './joinReads.ts'
import { createGatewayTransport } from '../upstream/createGatewayTransport.ts'
import {
  RETRY_AFTER_SECONDS,
  SITEMAP_CACHE_SECONDS,
  SITEMAP_PARTS_HELD,
  SITEMAP_READ_MS,
  SITEMAP_RETRY_SECONDS,
} from '../limits.ts'
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

/** Number of the last part of a store without pages. */
const NO_PART = -1

/**
 * Creates the memory of each store's last part, as it was last read: it stands in for one that cannot be read, so that
 * the other stores keep their index. A store that was never read has none.
 */
function createLastParts(log: Logger) {
  const known = new Map<string, number>()
  return {
    /** Reads the last parts of some stores; `isWhole` is false if one failed. Rejects if all did. */
    async read(stores: readonly StoreDefinition[], readOne: (store: StoreDefinition) => Promise<number>) {
      const reads = await Promise.allSettled(stores.map(async (store) => known.set(store.code, await readOne(store))))
      const failures = reads.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      if (failures.length === stores.length) throw failures[0]
      for (const failure of failures) log.warn({ err: failure }, 'sitemap of a store failed')
      const lastPartOf = ({ code }: StoreDefinition) => known.get(code) ?? NO_PART
      return { lastPartOf, isWhole: failures.length === 0 }
    },
  }
}

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
  const join = joinReads<ReturnType<typeof held.get>>()
  const lastParts = createLastParts(log)
  const read = async (visitor: Visitor): Promise<Readonly<{ xml: string; keptUntil: number | null }> | null> => {
    const { sitemap } = await renderer.load()
    const [, code = '', part = ''] = PART.exec(visitor.url.pathname) ?? []
    if (visitor.url.pathname === INDEX) {
      const { origin, stores } = siteOf(visitor, storeHosts)
      const { lastPartOf, isWhole } = await lastParts.read(stores, async (store) => {
        return (await sitemap.readSitemapPart(transportOf(store, visitor), 0))?.lastPart ?? NO_PART
      })
      const parts = stores.map((store) =>
        Array.from({ length: lastPartOf(store) + 1 }, (_, number) => `${origin}/sitemap/${store.code}-${number}.xml`),
      )
      const keptUntil = isWhole ? null : Date.now() + SITEMAP_RETRY_SECONDS * 1_000
      return { xml: sitemap.sitemapIndexXml(parts.flat()), keptUntil }
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
    const readAndHold = async () => {
      const found = await read(visitor)
      return found && held.set(key, found.xml, found.keptUntil)
    }
    const found =
      held.get(key) ??
      (await join(key, readAndHold).catch((error: unknown) => {
        log.warn({ err: error, requestId: visitor.requestId, path: visitor.url.pathname }, 'sitemap failed')
      }))
    if (found === undefined) return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send()
    if (found === null) return refuse(reply, 404)
    const { text, until } = found
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': publicUntil(until) })
      .send(text)
  }
}
