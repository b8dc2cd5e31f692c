import type { ReactNode } from 'react'
import { type PipeableStream, renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter, StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { App } from './App.tsx'
import { BUILD_ID } from './buildId.ts'
import { loadAllMessages, loadMessages } from './i18n/loadMessages.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { TooManyPage } from './layout/TooManyPage.tsx'
import { withReturnPath } from './customers/returnPath.ts'
import { INERT_QUEUE } from './offline/QueueContext.ts'
import { createEnvironment } from './relay/environment.ts'
import { createPayloadRecorder } from './relay/payloadRecorder.ts'
import type { GraphQLTransport } from './relay/transport.ts'
import { ALL_ROUTES } from './allRoutes.ts'
import { canonicalAddress } from './routing/canonicalAddress.ts'
import { createPageInjection } from './routing/createPageInjection.ts'
import { createRoutes } from './routing/createRoutes.tsx'
import { createServerPageLoader } from './routing/createServerPageLoader.ts'
import { MOVED_PERMANENTLY } from './routing/limits.ts'
import { NonceContext } from './routing/NonceContext.tsx'
import { type PageAssetList, PageAssets } from './routing/PageAssets.tsx'
import { readSitemapPart } from './routing/readSitemapPart.ts'
import type { ShopRoute } from './routing/shopRoute.ts'
import { sitemapIndexXml, sitemapPartXml } from './routing/sitemapXml.ts'

/** What search engines are told: read and written where pages are, by the same code. */
export const sitemap = { readSitemapPart, sitemapIndexXml, sitemapPartXml }

export { keptAs } from './routing/keptAs.ts'

/** Names the build that draws the pages. */
export const buildId = BUILD_ID

export type RenderRequest = Readonly<{
  /** Absolute address of the page. */
  url: string
  store: StoreDefinition
  origin: string
  nonce: string
  transport: GraphQLTransport
  /** Ends the render, begun or not: the visitor has left, or it has taken too long. */
  signal: AbortSignal
  /** The files that the page of these routes needs. */
  assetsOf: (routes: readonly Pick<ShopRoute, 'source' | 'messages'>[]) => PageAssetList
  /** True: the page is handed over when all of it is there, for readers that run no scripts. */
  isWhole: boolean
  /** Told what went wrong after the page had begun. */
  onError: (error: unknown) => void
}>

export type Rendered =
  | Readonly<{ kind: 'redirect'; status: number; location: string }>
  | Readonly<{
      kind: 'page'
      status: number
      stream: PipeableStream
      /** Markup that has to stand after what React has written so far. */
      takeInjection: () => string
    }>

/**
 * Renders the page of an address. Rejects when the page cannot be begun: no data, a component that throws, or the reason
 * of a signal that has ended before.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  try {
    return await renderPage(request)
  } catch (error) {
    // What breaks because the time is over breaks in words of its own.
    request.signal.throwIfAborted()
    const location = signInAddress(error, request)
    if (location !== null) return { kind: 'redirect', status: SEE_OTHER, location }
    throw error
  }
}

/** Where one signs in, for a page whose session ended while it was asked for; null for every other failure, and there. */
function signInAddress(error: unknown, { url, store }: RenderRequest): string | null {
  // The transport is the server's, with a class of its own for the same failures.
  const isEnded = error instanceof Error && 'kind' in error && error.kind === 'unauthenticated'
  if (!isEnded) return null
  const { pathname, search } = new URL(url)
  const path = pathname.slice(store.urlPrefix.length)
  return path.startsWith(SIGN_IN) ? null : `${store.urlPrefix}${withReturnPath(SIGN_IN, `${path}${search}`)}`
}

const SIGN_IN = '/login'
const SEE_OTHER = 303

async function renderPage(request: RenderRequest): Promise<Rendered> {
  const { store, signal, transport } = request
  const recorder = createPayloadRecorder()
  const { environment } = createEnvironment({ transport, recorder, signal, isServer: true, retries: 0 })
  const routes = createRoutes(ALL_ROUTES, store, createServerPageLoader({ environment, recorder, store }))
  const moved = canonicalAddress(request.url, routes, store)
  if (moved !== null) return { kind: 'redirect', status: MOVED_PERMANENTLY, location: moved }
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(request.url, { signal }))
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  }
  for (const error of Object.values(context.errors ?? {})) throw error
  const assets = request.assetsOf(context.matches.map(({ route }) => rowOf(route.handle)))
  const stream = await renderTree(
    request,
    <NonceContext value={request.nonce}>
      <App
        store={store}
        origin={request.origin}
        messages={await loadMessages(store.language)}
        environment={environment}
        queue={INERT_QUEUE}
        assets={<PageAssets {...assets} />}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </NonceContext>,
  )
  const takeInjection = createPageInjection(recorder, request.nonce)
  return { kind: 'page', status: context.statusCode, stream, takeInjection }
}

/** The router does not know what a handle is. */
function rowOf(handle: ShopRoute): ShopRoute {
  return handle
}

function renderTree({ nonce, isWhole, signal, onError }: RenderRequest, tree: ReactNode): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    let failure: { error: unknown } | null = null
    let isBegun = false
    const begin = () => {
      if (isBegun) return
      isBegun = true
      if (failure) reject(failure.error)
      else resolve(stream)
    }
    const stream = renderToPipeableStream(tree, {
      nonce,
      // React would keep big finished parts back and let a script put them in their place: some readers run none.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => (isWhole ? undefined : begin()),
      onAllReady: begin,
      onShellError: reject,
      onError: (error) => {
        if (isBegun) onError(error)
        else failure ??= { error }
      },
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
}

type ErrorPageRequest = Readonly<{
  store: StoreDefinition
  origin: string
  url: string
  assets: PageAssetList
  requestId: string
  /** Too much was asked in too short a time: so long the visitor has to wait. Null when the page failed. */
  waitSeconds: number | null
}>

/** The page that stands in for one that cannot be rendered: complete markup, no data, no script. */
export async function renderErrorPage(request: ErrorPageRequest): Promise<string> {
  const { store, origin, url, assets, requestId, waitSeconds } = request
  const { environment } = createEnvironment({ transport: noTransport, isServer: true })
  const markup = renderToStaticMarkup(
    <App
      store={store}
      origin={origin}
      messages={await loadAllMessages(store.language)}
      environment={environment}
      queue={INERT_QUEUE}
      assets={<PageAssets {...assets} modules={[]} />}
    >
      <StaticRouter location={new URL(url).pathname}>
        {waitSeconds === null ? <ErrorPage requestId={requestId} /> : <TooManyPage waitMs={waitSeconds * 1_000} />}
      </StaticRouter>
    </App>,
  )
  return `<!DOCTYPE html>${markup}`
}

const noTransport: GraphQLTransport = () => {
  throw new Error('An error page reads no data')
}
