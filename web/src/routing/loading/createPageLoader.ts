import type { Environment, PreloadedQuery } from 'react-relay/hooks'
import { loadQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { operationKey } from '../../relay/replay/operationKey.ts'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import { BESIDE_CODE } from '../../relay/network/whenCodeIsThere.ts'
import type { PageLoader } from '../createRoutes.tsx'
import type { RouteData } from '../routeData.ts'
import { PREPARED_QUERY_MS } from '../limits.ts'
import { partOfPath } from '../partOf.ts'
import type { PageRequest, ShopRoute } from '../shopRoute.ts'

type Prepared = Readonly<{ reference: PreloadedQuery<OperationType>; timer: ReturnType<typeof setTimeout> }>

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
  const prepared = new Map<string, Prepared>()
  const loadPart = (route: ShopRoute, { path }: PageRequest) =>
    // Rendering retries a failed preload.
    void partOfPath(route, environment.getStore().getSource(), path)
      ?.loadCode()
      .catch(() => undefined)
  const start = (route: ShopRoute, request: PageRequest) => {
    loadPart(route, request)
    const { query } = route
    if (!query) return null
    return loadQuery(environment, query, route.variables(request), {
      fetchPolicy: isOnline() ? 'store-or-network' : 'store-only',
      networkCacheConfig: { metadata: { ...principalOf(route).metadata, [BESIDE_CODE]: true } },
    })
  }
  const keyOf = (route: ShopRoute, request: PageRequest) => operationKey(route.source, route.variables(request))
  /** Layouts that are drawn: one that has its data keeps it, for a read that fails would take every page away. */
  const drawn = new Map<ShopRoute, PreloadedQuery<OperationType>>()
  const take = (route: ShopRoute, request: PageRequest) => {
    const reference = drawn.get(route)
    if (reference && !reference.isDisposed) return reference
    const ready = prepared.get(keyOf(route, request))
    if (!ready) {
      const started = start(route, request)
      if (started && route.isLayout && isOnline()) {
        drawn.set(route, started)
        started.source?.subscribe({ error: () => drawn.delete(route) })
      }
      return started
    }
    prepared.delete(keyOf(route, request))
    clearTimeout(ready.timer)
    return ready.reference
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
      const timer = setTimeout(() => {
        prepared.delete(key)
        reference.dispose()
      }, PREPARED_QUERY_MS)
      prepared.set(key, { reference, timer })
    },
  }
}
