import type { Environment, PreloadedQuery } from 'react-relay/hooks'
import { loadQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { operationKey } from '../../relay/replay/operationKey.ts'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import { BESIDE_CODE } from '../../relay/network/whenCodeIsThere.ts'
import type { PageLoader } from '../createRoutes.tsx'
import type { RouteData } from '../routeData.ts'
import { PREPARED_QUERY_MS, UNSEEN_QUERY_MS } from '../limits.ts'
import { retainReference } from './retainReference.ts'
import { partOfPath } from '../partOf.ts'
import type { PageRequest, ShopRoute } from '../shopRoute.ts'

type BrowserPageLoader = Readonly<{
  loadPage: PageLoader
  /** Starts a page's query ahead of its navigation, which uses it if it follows soon. */
  prepare: (route: ShopRoute, request: PageRequest) => void
  /** Loads the part that renders a path, if the store's records know its type. */
  loadPart: (route: ShopRoute, request: PageRequest) => void
  setGuard: (guard: LoadGuard) => void
}>

/** Guard of every page load: it may delay the page. */
export type LoadGuard = (load: () => RouteData, route: ShopRoute, request: PageRequest) => unknown

/**
 * Creates the loader of pages in the browser. It never waits: code and data load side by side, and the page suspends
 * until both are loaded. Offline it reads the store and sends no request.
 */
export function createPageLoader(environment: Environment, isOnline: () => boolean): BrowserPageLoader {
  let guard: LoadGuard = (load) => load()
  const prepared = new Map<string, PreloadedQuery<OperationType>>()
  const loadPart = (route: ShopRoute, { path }: PageRequest) =>
    // Rendering retries a failed preload.
    void partOfPath(route, environment.getStore().getSource(), path)
      ?.loadCode()
      .catch(() => undefined)
  const start = (route: ShopRoute, request: PageRequest) => {
    loadPart(route, request)
    const { query } = route
    if (!query) return null
    const reference = loadQuery(environment, query, route.variables(request), {
      fetchPolicy: isOnline() ? 'store-or-network' : 'store-only',
      networkCacheConfig: { metadata: { ...principalOf(route).metadata, [BESIDE_CODE]: true } },
    })
    // Its page retains it too; the shopper may go on before there is one.
    setTimeout(retainReference(reference), UNSEEN_QUERY_MS)
    return reference
  }
  const keyOf = (route: ShopRoute, request: PageRequest) => operationKey(route.source, route.variables(request))
  /** Layouts that are drawn: one that has its data keeps it, for a read that fails would take every page away. */
  const drawn = new Map<ShopRoute, PreloadedQuery<OperationType>>()
  const take = (route: ShopRoute, request: PageRequest) => {
    const shown = drawn.get(route)
    if (shown?.isDisposed === false) return shown
    const key = keyOf(route, request)
    const ready = prepared.get(key)
    prepared.delete(key)
    if (ready) return ready
    const started = start(route, request)
    if (started && route.isLayout && isOnline()) {
      drawn.set(route, started)
      started.source?.subscribe({ error: () => drawn.delete(route) })
    }
    return started
  }
  return {
    loadPart,
    loadPage: (route, request) => guard(() => ({ reference: take(route, request) }), route, request),
    setGuard: (next) => {
      guard = next
    },
    prepare: (route, request) => {
      const key = keyOf(route, request)
      if (prepared.has(key)) return
      const reference = start(route, request)
      if (!reference) return
      prepared.set(key, reference)
      setTimeout(() => prepared.get(key) === reference && prepared.delete(key), PREPARED_QUERY_MS)
    },
  }
}
