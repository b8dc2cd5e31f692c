import { type RouteObject, matchRoutes } from 'react-router-dom'
import type { CacheTag } from '@hogar/schema/caching/cacheTags.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { ALL_ROUTES } from '../allRoutes.ts'
import { createRoutes } from './createRoutes.tsx'
import type { ShopRoute } from './shopRoute.ts'

const tables = new Map<string, RouteObject[]>()

/** How the page at a path is kept: under which tags, and by which parameters of its address. */
export type KeptAs = Readonly<{ tags: readonly CacheTag[]; reads: (name: string, value: string) => boolean }>

/** How the server keeps the page at a path for all visitors; null for pages that are their visitor's alone. */
export function keptAs(pathname: string, store: StoreDefinition): KeptAs | null {
  const table = tables.get(store.code) ?? createRoutes(ALL_ROUTES, store, () => null)
  tables.set(store.code, table)
  const page = matchRoutes(table, pathname)?.at(-1)
  if (!page) return null
  const { keptAs: tags, readsParameter: reads = readsNone } = rowOf(page.route.handle)
  return tags ? { tags, reads } : null
}

function readsNone(): boolean {
  return false
}

/** The router does not know what a handle is. */
function rowOf(handle: ShopRoute): ShopRoute {
  return handle
}
