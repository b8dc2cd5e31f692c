import type { ReactNode } from 'react'
import { type PipeableStream, renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter, StaticRouterProvider, createStaticRouter } from 'react-router-dom'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { App } from './App.tsx'
import { BUILD_ID } from './device/buildId.ts'
import { loadAllMessages, loadMessages } from './i18n/loadMessages.ts'
import { ErrorPage } from './routing/failures/ErrorPage.tsx'
import { TooManyPage } from './routing/failures/TooManyPage.tsx'
import { withReturnPath } from './customers/signIn/returnPath.ts'
import { INERT_QUEUE } from './offline/QueueContext.ts'
import { createEnvironment } from './relay/createEnvironment.ts'
import { createPayloadRecorder } from './relay/replay/payloadRecorder.ts'
import type { GraphQLTransport } from './relay/network/transport.ts'
import { canonicalAddress } from './routing/canonicalAddress.ts'
import type { StoreOrigins } from './routing/StoreOriginsContext.ts'
import { CONTENT_ID } from './routing/contentId.ts'
import { type PageScripts, createPageInjection } from './routing/document/createPageInjection.ts'
import { loadingWith } from './routing/createServerRouter.ts'
import type { RouteData } from './routing/routeData.ts'
import { listVerdict } from './catalogue/listing/listVerdict.ts'
import { createServerPageLoader } from './routing/loading/createServerPageLoader.ts'
import { MOVED_PERMANENTLY } from './routing/limits.ts'
import { NonceContext } from './routing/document/NonceContext.tsx'
import { type PageAssetList, PageAssets } from './routing/document/PageAssets.tsx'
import { feedXml } from './blog/feed/feedXml.ts'
import { readFeed } from './blog/feed/readFeed.ts'
import { readSitemapPart } from './routing/sitemap/readSitemapPart.ts'
import type { ShopRoute } from './routing/shopRoute.ts'
import { serverRouterOf } from './serverRouterOf.ts'
import { sitemapIndexXml, sitemapPartXml } from './routing/sitemap/sitemapXml.ts'

/** Sitemap functions: they read and write with the code that renders pages. */
export const sitemap = { readSitemapPart, sitemapIndexXml, sitemapPartXml }

/** Feed functions, as the sitemap's. */
export const feed = { readFeed, feedXml }

export { cacheTermsOf } from './cacheTermsOf.ts'
export { installManifest } from './install/installManifest.ts'

/** Name of the build that renders the pages. */
export const buildId = BUILD_ID

export type RenderRequest = Readonly<{
  /** Absolute address of the page. */
  url: string
  store: StoreDefinition
  /** Origin of the store's pages. */
  origin: string
  elsewhere: StoreOrigins
  nonce: string
  transport: GraphQLTransport
  /** Ends the render, started or not: the visitor has left, or it has taken too long. */
  signal: AbortSignal
  /** Returns the files of a page of these routes. */
  assetsOf: (routes: readonly Pick<ShopRoute, 'source' | 'messages'>[]) => PageAssetList
  /** True: the page is sent when it is complete, for readers that run no scripts. */
  isWhole: boolean
  /** Called with errors after the page has started. */
  onError: (error: unknown) => void
}>

export type Rendered =
  | Readonly<{ kind: 'redirect'; status: number; location: string }>
  | Readonly<{
      kind: 'page'
      status: number
      stream: PipeableStream
      injection: PageScripts
      /** Moment until which the page may be cached, in milliseconds since 1970; none is no limit of its own. */
      keptUntil?: number | null
    }>

/**
 * Renders the page of an address. Rejects when the page cannot be started: no data, a component that throws, or the
 * reason of a signal that has ended before.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  try {
    return await renderPage(request)
  } catch (error) {
    // After a timeout the error is the signal's reason, not the failure that it caused.
    request.signal.throwIfAborted()
    const location = signInAddress(error, request)
    if (location !== null) return { kind: 'redirect', status: SEE_OTHER, location }
    throw error
  }
}

/**
 * Returns the sign-in address for a page whose session ended while it loaded; null for every other failure, and for
 * the sign-in page itself.
 */
function signInAddress(error: unknown, { url, store }: RenderRequest): string | null {
  // The transport is the server's, with its own class for the same failures.
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
  const router = serverRouterOf(store)
  const moved = canonicalAddress(request.url, router, store)
  if (moved !== null) return { kind: 'redirect', status: MOVED_PERMANENTLY, location: moved }
  const { handler } = router
  const requestContext = loadingWith(createServerPageLoader({ environment, recorder, store, judgeFound: listVerdict }))
  const context = await handler.query(new Request(request.url, { signal }), { requestContext })
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  }
  for (const error of Object.values(context.errors ?? {})) throw error
  const assets = request.assetsOf(
    context.matches.flatMap(({ route }) => [rowOf(route.handle), ...partsOf(context.loaderData[route.id])]),
  )
  const stream = await renderTree(
    request,
    <NonceContext value={request.nonce}>
      <App
        store={store}
        origin={request.origin}
        elsewhere={request.elsewhere}
        messages={await loadMessages(store.language)}
        environment={environment}
        queue={INERT_QUEUE}
        assets={<PageAssets {...assets} />}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context, { branches: handler._internalRouteBranches })}
          context={context}
          hydrate={false}
        />
      </App>
    </NonceContext>,
  )
  const injection = createPageInjection({
    recorder,
    nonce: request.nonce,
    elsewhere: request.elsewhere,
    code: assets.code,
  })
  const keptUntil = earliest(context.matches.map(({ route }) => keptUntilOf(context.loaderData[route.id])))
  return { kind: 'page', status: context.statusCode, stream, injection, keptUntil }
}

/** Types a handle, which the router does not. */
function rowOf(handle: ShopRoute): ShopRoute {
  return handle
}

/** Types a loader's result, which the router does not. */
function partsOf({ part }: RouteData) {
  return part ? [part] : []
}

/** Types a loader's result, which the router does not. */
function keptUntilOf({ keptUntil = null }: RouteData): number | null {
  return keptUntil
}

/** Returns the first of some moments; null where none is given. */
function earliest(moments: readonly (number | null)[]): number | null {
  return moments.reduce(
    (first, moment) => (first === null || (moment !== null && moment < first) ? moment : first),
    null,
  )
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
      // React would delay large finished parts and let a script move them into place: some readers run none.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => (isWhole ? undefined : begin()),
      onAllReady: () => {
        release()
        begin()
      },
      onShellError: (error) => {
        release()
        reject(error)
      },
      onError: (error) => {
        if (isBegun) onError(error)
        else failure ??= { error }
      },
    })
    const abort = () => stream.abort(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    // The signal lives until its time-out: as long as it knows the page, that stays in memory.
    const release = () => signal.removeEventListener('abort', abort)
  })
}

type ErrorPageRequest = Readonly<{
  store: StoreDefinition
  origin: string
  elsewhere: StoreOrigins
  url: string
  assets: PageAssetList
  requestId: string
  /** Seconds that the visitor has to wait after too many requests. Null when the page failed. */
  waitSeconds: number | null
}>

/** Renders the page that replaces one that cannot be rendered: complete markup, no data, no script. */
export async function renderErrorPage(request: ErrorPageRequest): Promise<string> {
  const { store, origin, elsewhere, url, assets, requestId, waitSeconds } = request
  const { environment } = createEnvironment({ transport: noTransport, isServer: true })
  const markup = renderToStaticMarkup(
    <App
      store={store}
      origin={origin}
      elsewhere={elsewhere}
      messages={await loadAllMessages(store.language)}
      environment={environment}
      queue={INERT_QUEUE}
      assets={<PageAssets {...assets} />}
    >
      <StaticRouter location={new URL(url).pathname}>
        <main id={CONTENT_ID} tabIndex={-1}>
          {waitSeconds === null ? <ErrorPage requestId={requestId} /> : <TooManyPage waitMs={waitSeconds * 1_000} />}
        </main>
      </StaticRouter>
    </App>,
  )
  return `<!DOCTYPE html>${markup}`
}

const noTransport: GraphQLTransport = () => {
  throw new Error('An error page reads no data')
}
