import { type RouteObject, matchRoutes } from 'react-router-dom'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { pageRequest } from './createRoutes.tsx'
import type { RoutePreloader } from './RoutePreloader.tsx'
import type { PageRequest, ShopRoute } from './shopRoute.ts'

type PreloaderOptions = Readonly<{
  routes: RouteObject[]
  store: StoreDefinition
  origin: string
  prepare: (route: ShopRoute, request: PageRequest) => void
}>

/** What links call ahead of a click, from the same routes that the router uses. */
export function createPreloader({ routes, store, origin, prepare }: PreloaderOptions): RoutePreloader {
  const pageOf = (address: string) => {
    const match = matchRoutes(routes, new URL(address, origin))?.at(-1)
    const route: ShopRoute | undefined = match?.route.handle
    return match && route ? { route, request: pageRequest(store, new URL(address, origin).href, match.params) } : null
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
