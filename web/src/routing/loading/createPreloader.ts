import { type RouteObject, matchRoutes } from 'react-router-dom'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { pageRequest } from '../createRoutes.tsx'
import type { RoutePreloader } from './RoutePreloader.tsx'
import type { PageRequest, ShopRoute } from '../shopRoute.ts'

type PreloaderOptions = Readonly<{
  /** The router's routes may grow. */
  router: Readonly<{ routes: RouteObject[] }>
  store: StoreDefinition
  origin: string
  prepare: (route: ShopRoute, request: PageRequest) => void
  loadPart: (route: ShopRoute, request: PageRequest) => void
  /** Loads the routes that may match a path of the site; null when none can. */
  loadLaterPages: (pathname: string, store: StoreDefinition) => Promise<unknown> | null
}>

/** Creates the preloader that links call ahead of a click, from the router's own routes. */
export function createPreloader({
  router,
  store,
  origin,
  prepare,
  loadPart,
  loadLaterPages,
}: PreloaderOptions): RoutePreloader {
  const pageOf = (address: string) => {
    const url = new URL(address, origin)
    // Editors' links may go to other sites.
    const match = url.origin === origin ? matchRoutes(router.routes, url)?.at(-1) : undefined
    const route: ShopRoute | undefined = match?.route.handle
    // A look-up route that matches until later routes load is not the page itself.
    if (route?.isLookup && loadLaterPages(url.pathname, store)) return null
    return match && route ? { route, request: pageRequest(store, url.href, match.params) } : null
  }
  // The navigation retries a failed preload, and notifies the shopper.
  const loadCode = (route: ShopRoute) => void route.load().catch(() => undefined)
  return {
    preloadCode: (address) => {
      const page = pageOf(address)
      if (!page) return
      loadCode(page.route)
      loadPart(page.route, page.request)
    },
    preloadData: (address) => {
      const page = pageOf(address)
      if (!page) return
      loadCode(page.route)
      prepare(page.route, page.request)
    },
  }
}
