import { type RouteObject, matchRoutes } from 'react-router-dom'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { canonicalPath } from './canonicalPath.ts'
import type { ShopRoute } from './shopRoute.ts'

/** Returns the canonical form of an address, with its query; null when it is canonical already. */
export function canonicalAddress(url: string, routes: RouteObject[], store: StoreDefinition): string | null {
  const { pathname, search } = new URL(url)
  const page: ShopRoute | undefined = matchRoutes(routes, pathname)?.at(-1)?.route.handle
  const canonical = canonicalPath(pathname, { pattern: page?.path ?? '*', urlPrefix: store.urlPrefix })
  return canonical === pathname ? null : canonical + search
}
