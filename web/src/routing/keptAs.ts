import { type RouteObject, matchRoutes } from 'react-router-dom'
import type { CacheTag } from '@hogar/schema/caching/cacheTags.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { ALL_ROUTES } from '../allRoutes.ts'
import { createRoutes } from './createRoutes.tsx'
import type { ShopRoute } from './shopRoute.ts'

const tables = new Map<string, RouteObject[]>()

/** The tags that the page at a path is kept under for everybody; null for pages that are their visitor's alone. */
export function keptAs(pathname: string, store: StoreDefinition): readonly CacheTag[] | null {
  const table = tables.get(store.code) ?? createRoutes(ALL_ROUTES, store, () => null)
  tables.set(store.code, table)
  const page = matchRoutes(table, pathname)?.at(-1)
  return page ? (rowOf(page.route.handle).keptAs ?? null) : null
}

/** The router does not know what a handle is. */
function rowOf(handle: ShopRoute): ShopRoute {
  return handle
}
