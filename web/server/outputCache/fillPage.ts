import { randomBytes, randomUUID } from 'node:crypto'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { Dispatcher } from 'undici'
import { createGatewayTransport } from '../upstream/createGatewayTransport.ts'
import { RENDER_MS } from '../limits.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import type { RenderAllowance } from '../pages/renderAllowance.ts'
import type { StorePlaces } from '../http/storePlaces.ts'
import type { Visitor } from '../http/visitor.ts'
import { collectPage } from './collectPage.ts'
import { finishPage } from './finishPage.ts'
import type { StoredPage } from './storedPage.ts'

type Asked = Readonly<{
  renderer: PageRenderer
  dispatcher: Dispatcher
  renders: RenderAllowance
  gatewayUrl: string
  store: StoreDefinition
  places: StorePlaces
  /** Absolute address, without campaign parameters. */
  url: string
  /** Tags of the page's kind. */
  tags: readonly string[]
  /**
   * The visitor whose request started the rendering: the gateway counts it against them. Nothing else of them gets
   * into the page.
   */
  visitor: Pick<Visitor, 'address' | 'scheme'>
}>

/**
 * Page that may be sent to any visitor; `isKept` says whether it may also be cached. Null: there is a redirect
 * instead.
 */
export type Filled = Readonly<{
  page: StoredPage
  isKept: boolean
  /** Moment until which it may be cached, in milliseconds since 1970; none is the lifetime of its kind. */
  keptUntil?: number | null
}> | null

/**
 * Renders a page for no particular visitor: without cookie, without session, in one part. The requester has no part in
 * it, so it holds no personal data. The page may be cached only if the gateway called each answer public: a page with
 * a failed part or one that reads personal data is not cached. Rejects when the page cannot be rendered.
 */
export async function fillPage(asked: Asked): Promise<Filled> {
  const { renderer, store, visitor } = asked
  const nonce = randomBytes(16).toString('base64url')
  // Its own: a visitor could name a word of the page.
  const requestId = randomUUID()
  const renderedAt = Date.now()
  const evidence = { isPublic: true, tags: new Set(asked.tags) }
  const signal = AbortSignal.timeout(RENDER_MS)
  const { render } = await renderer.load()
  const rendered = await render({
    url: asked.url,
    store,
    ...asked.places,
    nonce,
    signal,
    isWhole: true,
    assetsOf: (routes) => renderer.assetsOf(store, routes),
    transport: createGatewayTransport({
      dispatcher: asked.dispatcher,
      renders: asked.renders,
      gatewayUrl: asked.gatewayUrl,
      storeCode: store.code,
      visitor: { address: visitor.address, scheme: visitor.scheme, requestId, cookie: null },
      onSetCookie: () => (evidence.isPublic = false),
      onSharedAnswer: (headers) => {
        evidence.isPublic &&= String(headers['cache-control'] ?? '').startsWith('public')
        for (const tag of String(headers['x-vs-cache-tags'] ?? '').split(' ')) if (tag !== '') evidence.tags.add(tag)
      },
    }),
    onError: () => (evidence.isPublic = false),
  })
  if (rendered.kind === 'redirect') return null
  const { status, stream, keptUntil = null } = rendered
  if (status === 404) for (const tag of MISSING_TAGS) evidence.tags.add(tag)
  let entry = await renderer.entryMarkup(nonce)
  const take = () => {
    const markup = rendered.injection.take() + entry
    entry = ''
    return markup
  }
  const html = await collectPage({ stream, injection: { head: rendered.injection.head, take } })
  const page = await finishPage({ html, nonce, status, tags: evidence.tags, renderedAt })
  // A failed part names its request.
  const isWhole = !signal.aborted && !html.includes(requestId)
  return { page, isKept: evidence.isPublic && isWhole && KEPT_STATUSES.includes(status), keptUntil }
}

const MISSING_TAGS = ['404', 'page-not-found'] as const
const KEPT_STATUSES: readonly number[] = [200, 404]
