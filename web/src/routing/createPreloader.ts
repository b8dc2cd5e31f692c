import { type RouteObject, matchRoutes } from 'react-router-dom'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { pageRequest } from './createRoutes.tsx'
import { loadLaterPages } from './laterPages.ts'
import type { RoutePreloader } from './RoutePreloader.tsx'
import type { PageRequest, ShopRoute } from './shopRoute.ts'

type PreloaderOptions = Readonly<{
  /** Its routes may grow. */
  router: Readonly<{ routes: RouteObject[] }>
  store: StoreDefinition
  origin: string
  prepare: (route: ShopRoute, request: PageRequest) => void
}>

/** What links call ahead of a click, from the same routes that the router uses. */
export function createPreloader({ router, store, origin, prepare }: PreloaderOptions): RoutePreloader {
  const pageOf = (address: string) => {
    const url = new URL(address, origin)
    // Editors' links may lead to other sites.
    const match = url.origin === origin ? matchRoutes(router.routes, url)?.at(-1) : undefined
    const route: ShopRoute | undefined = match?.route.handle
    // What stands for a page whose row is still to come is not that page.
    if (route?.isLookup && loadLaterPages(url.pathname, store)) return null
    return match && route ? { route, request: pageRequest(store, url.href, match.params) } : null
  }
  // A file that cannot be loaded ahead of time is loaded again by the navigation, which tells the shopper.
  const loadCode = (route: ShopRoute) => void route.load().catch(() => undefined)
  return {
    preloadCode: (address) => {
      const page = pageOf(address)
      if (page) loadCode(page.route)
    },
    preloadData: (address) => {
      const page = pageOf(address)
      if (!page) return
      loadCode(page.route)
      prepare(page.route, page.request)
    },
  }
}
