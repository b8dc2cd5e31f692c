import { type RouteObject, matchRoutes } from 'react-router-dom'
import type { CacheTag } from '@hogar/schema/caching/cacheTags.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { ALL_ROUTES } from './allRoutes.ts'
import { createRoutes } from './routing/createRoutes.tsx'
import type { ShopRoute } from './routing/shopRoute.ts'

const tables = new Map<string, RouteObject[]>()

/** Caching terms of a page: its tags, and the parameters that it reads. */
export type CacheTerms = Readonly<{ tags: readonly CacheTag[]; reads: (name: string, value: string) => boolean }>

/** Returns how the server may cache the page of a path for all visitors; null for pages of one visitor. */
export function cacheTermsOf(pathname: string, store: StoreDefinition): CacheTerms | null {
  const table = tables.get(store.code) ?? createRoutes(ALL_ROUTES, store, () => null)
  tables.set(store.code, table)
  const page = matchRoutes(table, pathname)?.at(-1)
  if (!page) return null
  const { cacheTags: tags, readsParameter: reads = readsNone } = rowOf(page.route.handle)
  return tags ? { tags, reads } : null
}

function readsNone(): boolean {
  return false
}

/** Types a handle, which the router does not. */
function rowOf(handle: ShopRoute): ShopRoute {
  return handle
}
