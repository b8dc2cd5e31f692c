import type { LRUCache } from 'lru-cache'
import { createLru } from '../cache/createLru.ts'
import type { PostPage } from './decodeBlog.ts'
import { BLOG_LISTS_MAX, BLOG_LIST_KEPT_MS } from './limits.ts'
import type { BlogCategoryMapper } from './mappers.ts'

type Publishing = Readonly<{ next: number | null; passed: number }>

/** Facts about the blog that all requests of a process share. */
export type BlogMemory = ReturnType<typeof createBlogMemory>

/**
 * Creates the memory of the blog: the last good lists, which stand in for those that cannot be read, and the moment at
 * which each store's next post becomes public.
 */
export function createBlogMemory(now: () => number = Date.now) {
  const pages = createLru<string, PostPage>({ maxEntries: BLOG_LISTS_MAX, now })
  const categories = createLru<string, readonly BlogCategoryMapper[]>({ maxEntries: BLOG_LISTS_MAX, now })
  const publishing = new Map<string, Publishing>()
  const current = (storeCode: string): Publishing | undefined => {
    const known = publishing.get(storeCode)
    if (!known || known.next === null || known.next > now()) return known
    const passed = { next: null, passed: known.next }
    publishing.set(storeCode, passed)
    return passed
  }
  return {
    pages: keeping(pages),
    categories: keeping(categories),
    /** Returns true once it is known when the store's next post becomes public. */
    knows: (storeCode: string) => publishing.has(storeCode),
    /** Records the moment at which the store's next post becomes public. */
    noteNext(storeCode: string, next: Date | null): void {
      publishing.set(storeCode, { next: next?.getTime() ?? null, passed: current(storeCode)?.passed ?? 0 })
      current(storeCode)
    },
    /** Returns the version of replies to use: it changes at the moment at which a post becomes public. */
    version: (storeCode: string) => String(current(storeCode)?.passed ?? 0),
  }
}

function keeping<Value extends {}>(map: LRUCache<string, Value>) {
  return {
    get: (key: string) => map.get(key),
    set: (key: string, value: Value) => map.set(key, value, { ttl: BLOG_LIST_KEPT_MS }),
  }
}
