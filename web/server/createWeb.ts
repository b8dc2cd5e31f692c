import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { join } from 'node:path'
import { createGracefulStop } from '@hogar/schema/http/gracefulStop.ts'
import { guardListener } from '@hogar/schema/http/guardListener.ts'
import { strictTransport } from '@hogar/schema/http/strictTransport.ts'
import { maskAddress } from '@hogar/schema/http/maskAddress.ts'
import { storeOfPath } from '@hogar/schema/stores.ts'
import { type Logger, pino } from 'pino'
import { createBlogFeed, isBlogFeed } from './documents/blogFeed.ts'
import { createBuiltRenderer } from './renderer/builtRenderer.ts'
import type { WebEnv } from './env.ts'
import { HEADERS_MAX_BYTES, HEADERS_MS, RENDER_SLOTS, REQUEST_MS, SILENT_LOGIN_PATH } from './limits.ts'
import { createInvalidationAnswer } from './outputCache/answerInvalidation.ts'
import { openOutputCache } from './outputCache/openOutputCache.ts'
import { createPageHandler } from './pages/pageHandler.ts'
import type { PageRenderer } from './renderer/pageRenderer.ts'
import { proxyRequest } from './upstream/proxyRequest.ts'
import { createProxyTargets } from './upstream/proxyTargets.ts'
import { createRenderSlots } from './pages/renderSlots.ts'
import { createRenderAllowance } from './pages/renderAllowance.ts'
import { INSTALL_MANIFEST_PATH, sendInstallManifest } from './documents/sendInstallManifest.ts'
import { robotsTxt } from './documents/robotsTxt.ts'
import { SECURITY_HEADERS } from './http/securityHeaders.ts'
import { createSitemap, isSitemap } from './documents/sitemap.ts'
import { createUpstreamAgent } from './upstream/upstreamAgent.ts'
import { type Visitor, readVisitor } from './http/visitor.ts'

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
  const log = pino({ level: env.logLevel, name: 'web' })
  const dispatcher = createUpstreamAgent()
  const server = createBoundedServer()
  const graceful = createGracefulStop(server)
  const renderer = await (createRenderer?.(server) ?? loadRenderer(dev ? null : distFolder, server))
  // In development pages change with every keystroke, and are not cached.
  const slots = createRenderSlots(RENDER_SLOTS)
  const outputCache = dev ? null : openOutputCache(env, { log, isBusy: slots.isFull })
  const renders = createRenderAllowance({ storefrontKey: env.storefrontKey, factor: env.rateFactor })
  const page = { env, renderer, dispatcher, renders, outputCache, slots, log }
  const sendPage = createPageHandler({ ...page, isDevelopment: dev })
  const reading = { renderer, dispatcher, renders, gatewayUrl: env.gatewayUrl, log }
  const [sendSitemap, sendFeed] = [createSitemap(reading), createBlogFeed(reading)]
  const answerInvalidation = createInvalidationAnswer({ env, outputCache, dispatcher, log })
  const answer = async (request: IncomingMessage, response: ServerResponse, visitor: Visitor) => {
    const { pathname } = visitor.url
    if (pathname === '/graphql') return proxyRequest(request, response, targets.graphql(visitor))
    if (isCreditUpload(pathname)) return proxyRequest(request, response, targets.creditUpload(visitor))
    const { store, path } = storeOfPath(pathname)
    const ahead = leadsOnFrom(path, visitor.url, env)
    if (ahead !== null)
      return proxyRequest(request, response, targets.redirect(visitor, { storeCode: store.code, path: ahead }))
    if (pathname.startsWith('/img/')) return proxyRequest(request, response, targets.pictures(visitor))
    if (pathname === '/invalidate') return answerInvalidation(request, response, visitor)
    if (await renderer.serveFile(request, response)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { allow: 'GET, HEAD' })
    if (pathname === '/robots.txt') return sendText(response, robotsTxt(visitor.origin))
    if (isSitemap(pathname)) return sendSitemap(response, visitor)
    if (isBlogFeed(pathname)) return sendFeed(request, response, visitor)
    if (path === INSTALL_MANIFEST_PATH) return sendInstallManifest(response, await renderer.load(), store)
    // Without its gateway the server still answers with an error page in the shopper's language: it is ready as soon
    // as it is live.
    if (pathname === '/health/ready' && graceful.isStopping()) return refuse(response, 503)
    if (pathname === '/health/live' || pathname === '/health/ready') return sendText(response, 'ok')
    if (pathname.startsWith('/assets/') || pathname === '/favicon.ico') return refuse(response, 404)
    return sendPage(request, response, visitor)
  }
  const targets = createProxyTargets(env, dispatcher)
  const listener = createListener(answer, env, log)
  server.on('request', (request, response) => void listener(request, response))
  return {
    listen: () => listen(server, env),
    close: async (delayMs = 0) => {
      await graceful.stop(delayMs)
      await renderer.close()
      await outputCache?.close()
      await dispatcher.destroy()
    },
  }
}

type AnswerVisitor = (request: IncomingMessage, response: ServerResponse, visitor: Visitor) => Promise<void> | void

/** Reads the visitor of a request and answers it; no request can make it throw. */
function createListener(answer: AnswerVisitor, env: WebEnv, log: Logger) {
  const securityHeaders = Object.entries({ ...SECURITY_HEADERS, ...strictTransport(env.publicOrigin) })
  return guardListener(
    async (request, response) => {
      for (const [name, value] of securityHeaders) response.setHeader(name, value)
      const visitor = readVisitor(request, env)
      if (!visitor) return refuse(response, 400)
      if (!isReadable(visitor.url.pathname)) return refuse(response, 404)
      response.setHeader('x-request-id', visitor.requestId)
      await answer(request, response, visitor)
    },
    (error, response) => fail(log, response, error),
  )
}

/** Creates Node's server with its limits: size of the headers, time for head and body. */
function createBoundedServer(): Server {
  return createServer({
    maxHeaderSize: HEADERS_MAX_BYTES,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAlive: true,
  })
}

async function loadRenderer(distFolder: string | null, server: Server): Promise<PageRenderer> {
  if (distFolder !== null) return createBuiltRenderer(distFolder)
  const { createDevRenderer } = await import('./renderer/devRenderer.ts')
  return createDevRenderer(ROOT, server)
}

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(String(status))
}

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

function fail(log: Logger, response: ServerResponse, error: unknown): void {
  const requestId = response.getHeader('x-request-id')
  log.error({ err: error, requestId, path: maskAddress(response.req.url?.split('?')[0] ?? '') }, 'request failed')
  if (!response.headersSent) refuse(response, 500)
  else if (!response.writableEnded) response.destroy()
}

/**
 * Returns false for an address with a line break or another control character: no page has one, and the router's
 * patterns do not match it.
 */
function isReadable(pathname: string): boolean {
  return !/%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f]|e2%80%a[89])/i.test(pathname)
}

function listen(server: Server, { host, port }: WebEnv): Promise<Readonly<{ port: number; url: string }>> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve({ port: actual, url: `http://${host}:${actual}` })
    })
  })
}

/** Returns true for the paths at which the gateway takes files of a credit application, and the pictures of a live test. */
function isCreditUpload(pathname: string): boolean {
  return pathname === '/credit/live-test' || pathname.startsWith('/credit/files/')
}

/**
 * Returns the gateway path of an address that the gateway answers with a redirect: to a checkout on another host, to a
 * sign-in provider and back, and the silent login of apps, at its configured path. The gateway's own name of that path
 * is a page unless it holds a token. Null for every other address.
 */
function leadsOnFrom(path: string, { searchParams }: URL, { silentLoginPath }: WebEnv): string | null {
  if (path === silentLoginPath && (path !== SILENT_LOGIN_PATH || searchParams.has('userToken')))
    return SILENT_LOGIN_PATH
  return path === '/checkout/external' || path.startsWith('/social-login/') ? path : null
}
