import type { Server } from 'node:http'
import { join } from 'node:path'
import compress from '@fastify/compress'
import { type GracefulStop, createGracefulStop } from '@hogar/schema/http/gracefulStop.ts'
import { localOrigin } from '@hogar/schema/http/localOrigin.ts'
import { STORES, type StoreDefinition, storeOfPath } from '@hogar/schema/stores.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FEED_PATH, createBlogFeed } from './documents/blogFeed.ts'
import { siteLocation } from './http/siteLocation.ts'
import { storeOfVisitor } from './http/storeOfVisitor.ts'
import { siteOf } from './http/storePlaces.ts'
import { robotsTxt } from './documents/robotsTxt.ts'
import { sendInstallManifest } from './documents/sendInstallManifest.ts'
import { SITEMAP_PATHS, createSitemap } from './documents/sitemap.ts'
import type { WebEnv } from './env.ts'
import { createApp } from './http/createApp.ts'
import { createLog } from './http/createLog.ts'
import { refuse } from './http/refuse.ts'
import type { Visitor } from './http/visitor.ts'
import { RENDER_SLOTS, SILENT_LOGIN_PATH } from './limits.ts'
import { createInvalidationAnswer } from './outputCache/createInvalidationAnswer.ts'
import { openOutputCache } from './outputCache/openOutputCache.ts'
import { PAGE_COMPRESSION } from './pages/pageCompression.ts'
import { type PageHandlerOptions, createPageHandler } from './pages/createPageHandler.ts'
import { createRenderAllowance } from './pages/renderAllowance.ts'
import { createRenderSlots } from './pages/renderSlots.ts'
import { createBuiltRenderer } from './renderer/createBuiltRenderer.ts'
import type { PageRenderer } from './renderer/pageRenderer.ts'
import { type ProxyTarget, proxyRequest } from './upstream/proxyRequest.ts'
import { createProxyTargets } from './upstream/createProxyTargets.ts'
import { createUpstreamAgent } from './upstream/createUpstreamAgent.ts'

export type WebOptions = Readonly<{
  env: WebEnv
  /** True: Vite compiles pages on demand. False: `dist` has to be built. */
  dev?: boolean
  /** Folder of the build; `dist` by default. */
  distFolder?: string
  /** Renderer for tests, in place of the built one. */
  createRenderer?: (server: Server) => Promise<PageRenderer>
}>

export type Web = Readonly<{
  /** Starts to listen; returns port and address. */
  listen: () => Promise<Readonly<{ port: number; url: string }>>
  /**
   * Stops: answers requests for `delayMs` more while reporting not ready, then finishes running requests, within 10 s
   * in all.
   */
  close: (delayMs?: number) => Promise<void>
}>

const ROOT = join(import.meta.dirname, '..')

/** Creates the storefront's server: pages, files, and the proxy to gateway and platform. Does not listen yet. */
export async function createWeb({
  env,
  dev = false,
  distFolder = join(ROOT, 'dist'),
  createRenderer,
}: WebOptions): Promise<Web> {
  const log = createLog(env)
  const dispatcher = createUpstreamAgent()
  const app = createApp(env, log)
  const graceful = createGracefulStop(app.server)
  const renderer = await (createRenderer?.(app.server) ?? loadRenderer(dev ? null : distFolder, app.server))
  const slots = createRenderSlots(RENDER_SLOTS)
  // In development pages change with every keystroke, and are not cached.
  const outputCache = dev ? null : openOutputCache(env, { log, isBusy: slots.isFull })
  await addRoutes(app, { env, isDevelopment: dev, renderer, dispatcher, slots, outputCache, log, ...graceful })
  await app.ready()
  return {
    listen: async () => {
      await app.listen({ host: env.host, port: env.port })
      const address = app.server.address()
      const port = typeof address === 'object' && address ? address.port : env.port
      return { port, url: localOrigin(env.host, port) }
    },
    close: async (delayMs = 0) => {
      await graceful.stop(delayMs)
      await app.close()
      await renderer.close()
      await outputCache?.close()
      await dispatcher.destroy()
    },
  }
}

type Services = Omit<PageHandlerOptions, 'env' | 'renders'> &
  Pick<GracefulStop, 'isStopping'> &
  Readonly<{ env: WebEnv }>

/** Adds plugins and routes. The router prefers the most specific pattern, so the order is the reader's. */
async function addRoutes(app: FastifyInstance, { isStopping, ...services }: Services): Promise<void> {
  const { env, renderer, dispatcher, outputCache, log } = services
  const renders = createRenderAllowance({ storefrontKey: env.storefrontKey, factor: env.rateFactor })
  const reading = { renderer, dispatcher, renders, gatewayUrl: env.gatewayUrl, storeHosts: env.storeHosts, log }
  const targets = createProxyTargets(env, dispatcher)
  const sendPage = createPageHandler({ ...services, renders })
  const [sendSitemap, sendFeed] = [createSitemap(reading), createBlogFeed(reading)]

  await app.register(compress, PAGE_COMPRESSION)

  app.all('/graphql', proxy(targets.graphql))
  app.all('/credit/live-test', proxy(targets.creditUpload))
  app.all('/credit/files/*', proxy(targets.creditUpload))
  app.all('/img/*', proxy(targets.pictures))
  app.all('/invalidate', createInvalidationAnswer({ env, outputCache, dispatcher, log }))
  for (const { code: storeCode, urlPrefix } of STORES) {
    const redirect = proxy((visitor) => targets.redirect(visitor, { storeCode, path: pathInside(visitor) }))
    const signIn = proxy((visitor) => targets.redirect(visitor, { storeCode, path: SILENT_LOGIN_PATH }))
    app.all(`${urlPrefix}/checkout/external`, redirect)
    app.all(`${urlPrefix}/social-login/*`, redirect)
    app.all(`${urlPrefix}${env.silentLoginPath}`, (request, reply) =>
      isSignIn(request.visitor, env) ? signIn(request, reply) : sendPage(request, reply),
    )
  }

  await app.register(async (site) => {
    renderer.addFiles(site)
    site.get('/assets/*', (_request, reply) => refuse(reply, 404))
    site.get('/favicon.ico', (_request, reply) => refuse(reply, 404))
    site.get('/health/live', () => 'ok')
    // Without its gateway the server still answers with an error page in the shopper's language: it is ready as soon
    // as it is live.
    site.get('/health/ready', (_request, reply) => (isStopping() ? refuse(reply, 503) : reply.send('ok')))
    site.get('/robots.txt', ({ visitor }) => robotsTxt(siteOf(visitor, env.storeHosts).origin))
    for (const path of SITEMAP_PATHS) site.get(path, sendSitemap)
    for (const { urlPrefix } of STORES) {
      site.get(`${urlPrefix}${FEED_PATH}`, inStore(env, sendFeed))
      site.get(
        `${urlPrefix}/manifest.webmanifest`,
        inStore(env, async (_request, reply, store) => sendInstallManifest(reply, await renderer.load(), store)),
      )
    }
    site.all('/*', sendPage)
  })
}

async function loadRenderer(distFolder: string | null, server: Server): Promise<PageRenderer> {
  if (distFolder !== null) return createBuiltRenderer(distFolder)
  const { createDevRenderer } = await import('./renderer/createDevRenderer.ts')
  return createDevRenderer(ROOT, server)
}

type InStore = (request: FastifyRequest, reply: FastifyReply, store: StoreDefinition) => Promise<FastifyReply>

/** Returns a handler of a store's documents; it redirects as pages do at the host of another store. */
function inStore({ storeHosts }: Pick<WebEnv, 'storeHosts'>, answer: InStore) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { store, redirectTo } = storeOfVisitor(request.visitor, storeHosts)
    return redirectTo === null ? answer(request, reply, store) : reply.redirect(siteLocation(redirectTo))
  }
}

/** Returns a handler that proxies each request to a target chosen by its visitor. */
function proxy(targetOf: (visitor: Visitor) => ProxyTarget) {
  return (request: FastifyRequest, reply: FastifyReply) => proxyRequest(request, reply, targetOf(request.visitor))
}

/** Returns the path of an address inside its store. */
function pathInside({ url }: Visitor): string {
  return storeOfPath(url.pathname).path
}

/** Returns true for the link of an app. The gateway's own name of the path is a page unless it holds a token. */
function isSignIn({ url }: Visitor, { silentLoginPath }: WebEnv): boolean {
  return silentLoginPath !== SILENT_LOGIN_PATH || url.searchParams.has('userToken')
}
