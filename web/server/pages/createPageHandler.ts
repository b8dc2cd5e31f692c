import { randomBytes } from 'node:crypto'
import { finished } from 'node:stream/promises'
import { maskAddress } from '@hogar/schema/http/maskAddress.ts'
import { sessionCookieName } from '@hogar/schema/sessionCookies.ts'
import { type StoreDefinition, storeOfPath } from '@hogar/schema/stores.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Dispatcher } from 'undici'
import { abortWhenGone } from '../http/abortWhenGone.ts'
import { contentSecurityPolicy } from '../http/contentSecurityPolicy.ts'
import { isOwnCreditPage } from './creditPages.ts'
import type { WebEnv } from '../env.ts'
import { createGatewayTransport } from '../upstream/createGatewayTransport.ts'
import { isBot } from './isBot.ts'
import { RENDER_MS } from '../limits.ts'
import type { OutputCache } from '../outputCache/createOutputCache.ts'
import { pageForAll } from '../outputCache/pageForAll.ts'
import { sendStoredPage } from '../outputCache/sendStoredPage.ts'
import { type PageFailure, pageFailure } from './pageFailure.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import { createPageStream } from './createPageStream.ts'
import { pageTiming } from './pageTiming.ts'
import type { RenderSlots } from './renderSlots.ts'
import type { RenderAllowance } from './renderAllowance.ts'
import { siteLocation } from '../http/siteLocation.ts'
import { storeOfVisitor } from '../http/storeOfVisitor.ts'
import { type StorePlaces, storePlaces } from '../http/storePlaces.ts'
import { refuse } from '../http/refuse.ts'
import type { Visitor } from '../http/visitor.ts'

export type PageHandlerOptions = Readonly<{
  env: Pick<WebEnv, 'gatewayUrl' | 'storeHosts' | 'cacheTagsHeader'>
  isDevelopment: boolean
  renderer: PageRenderer
  dispatcher: Dispatcher
  renders: RenderAllowance
  /** Null: every page is rendered for its visitor alone. */
  outputCache: OutputCache | null
  slots: RenderSlots
  log: Logger
}>

/** Answers an address with its page: the cached one for all visitors, or one rendered for this visitor. */
export function createPageHandler(options: PageHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply, 405, { allow: 'GET, HEAD' })
    const { visitor } = request
    const { store, redirectTo } = storeOfVisitor(visitor, options.env.storeHosts)
    if (redirectTo !== null) return reply.code(302).header('location', siteLocation(redirectTo)).send()
    const places = storePlaces(visitor, store, options.env.storeHosts)
    if (isConfidential(visitor)) reply.header('referrer-policy', 'no-referrer')
    const page = { ...options, request, reply, visitor, store, places, gone: abortWhenGone(reply.raw) }
    try {
      const served = await pageForAll({ ...options, visitor, store, places })
      const hasSession = isKnown(visitor, store)
      const namesTags = options.env.cacheTagsHeader
      if (served) return await sendStoredPage({ request, reply, served, hasSession, namesTags })
      await options.slots.run(() => sendPage(page), page.gone)
      return reply
    } catch (error) {
      if (reply.raw.headersSent || reply.raw.destroyed) {
        reply.raw.destroy()
        return reply.hijack()
      }
      const failure = pageFailure(error)
      const level = failure.isTooMuch ? 'warn' : 'error'
      options.log[level](
        { err: error, requestId: visitor.requestId, path: maskAddress(visitor.url.pathname) },
        'page failed',
      )
      return sendErrorPage(page, failure)
    }
  }
}

type Page = PageHandlerOptions &
  Readonly<{
    request: FastifyRequest
    reply: FastifyReply
    visitor: Visitor
    store: StoreDefinition
    places: StorePlaces
    /** Aborts when the visitor leaves. */
    gone: AbortSignal
  }>

/** Returns true for a visitor with a session cookie of this store, valid or not. */
function isKnown({ cookie }: Visitor, { code }: StoreDefinition): boolean {
  return cookie?.includes(`${sessionCookieName(code)}=`) ?? false
}

/** Returns true for a page about a person's credit, also where a host names the store. */
function isConfidential({ url }: Visitor): boolean {
  return isOwnCreditPage(storeOfPath(url.pathname).path)
}

/** Sends the page of this visitor. Resolves when it is rendered: a visitor who reads slowly takes no slot. */
async function sendPage(page: Page): Promise<void> {
  const { request, reply, visitor, store, places, renderer, log } = page
  const nonce = randomBytes(16).toString('base64')
  const cookies: string[] = []
  const signal = AbortSignal.any([page.gone, AbortSignal.timeout(RENDER_MS)])
  const { render } = await renderer.load()
  const rendered = await render({
    url: visitor.url.href,
    store,
    ...places,
    nonce,
    signal,
    isWhole: isBot(request.headers['user-agent']),
    assetsOf: (routes) => renderer.assetsOf(store, routes),
    transport: createGatewayTransport({
      dispatcher: page.dispatcher,
      renders: page.renders,
      gatewayUrl: page.env.gatewayUrl,
      storeCode: store.code,
      visitor,
      onSetCookie: (set) => cookies.push(...set),
    }),
    onError: (error) => log.warn({ err: error, requestId: visitor.requestId }, 'part of a page failed'),
  })
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (rendered.kind === 'redirect') {
    const location = siteLocation(rendered.location)
    const origin = places.elsewhere[storeOfPath(location).store.code] ?? ''
    return void reply
      .code(rendered.status)
      .header('location', origin + location)
      .send()
  }
  setHead(page, { status: rendered.status, nonce, isFailure: false })
  if (request.method === 'HEAD') {
    rendered.stream.abort()
    return void reply.send()
  }
  let entry = await renderer.entryMarkup(nonce)
  const take = () => {
    const markup = rendered.injection.take() + entry
    entry = ''
    return markup
  }
  const pageStream = createPageStream({ head: rendered.injection.head, take })
  const isRendered = finished(pageStream, { readable: false })
  rendered.stream.pipe(pageStream)
  reply.compress(pageStream)
  // A stream that breaks off ends the connection: the reply handles its error.
  await isRendered.catch(() => undefined)
}

type Head = Readonly<{ status: number; nonce: string; isFailure: boolean }>

function setHead(page: Page, { status, nonce, isFailure }: Head): void {
  const { reply, visitor, isDevelopment, store, outputCache } = page
  const isStorable = visitor.cookie === null && !isFailure && !isConfidential(visitor)
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy({ nonce, isDevelopment }),
    // A page with a cart must not be shown to another user, not even of the same browser.
    'cache-control': isStorable ? 'private, no-cache' : 'private, no-store',
    vary: 'cookie, accept-encoding',
    'server-timing': pageTiming({ ageMs: 0, hasSession: isKnown(visitor, store) }),
    ...(outputCache ? { 'x-vs-cache': 'Miss' } : {}),
  })
}

/**
 * Sends the page that reports a problem of the shop, or asks the visitor to wait: it reloads itself, with or without
 * scripts.
 */
async function sendErrorPage(page: Page, { status, retryAfterSeconds, isTooMuch }: PageFailure): Promise<FastifyReply> {
  const { reply, visitor, store, places, renderer } = page
  const nonce = randomBytes(16).toString('base64')
  const { renderErrorPage } = await renderer.load()
  const html = await renderErrorPage({
    store,
    ...places,
    url: visitor.url.href,
    assets: renderer.assetsOf(store, []),
    requestId: visitor.requestId,
    waitSeconds: isTooMuch ? retryAfterSeconds : null,
  })
  if (retryAfterSeconds !== null) {
    reply.headers({ 'retry-after': retryAfterSeconds, refresh: String(retryAfterSeconds) })
  }
  setHead(page, { status, nonce, isFailure: true })
  return reply.send(`${html}${retryScript(nonce)}`)
}

function retryScript(nonce: string): string {
  return `<script nonce="${nonce}">addEventListener('click',function(e){if(e.target.closest('button'))location.reload()})</script>`
}
