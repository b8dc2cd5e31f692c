import type { CacheTag } from '@hogar/schema/caching/cacheTags.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { serverRouterOf } from './serverRouterOf.ts'

/** Caching terms of a page: its tags, and the parameters that it reads. */
export type CacheTerms = Readonly<{ tags: readonly CacheTag[]; reads: (name: string, value: string) => boolean }>

/** Returns how the server may cache the page of a path for all visitors; null for pages of one visitor. */
export function cacheTermsOf(pathname: string, store: StoreDefinition): CacheTerms | null {
  const { cacheTags: tags, readsParameter: reads = readsNone } = serverRouterOf(store).rowAt(pathname) ?? {}
  return tags ? { tags, reads } : null
}

function readsNone(): boolean {
  return false
}
