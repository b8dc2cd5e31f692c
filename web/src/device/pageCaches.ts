/** Returns the cache storage of pages and the service worker; null without a secure origin. Its methods may reject. */
export function pageCaches(): CacheStorage | null {
  return 'caches' in globalThis ? caches : null
}
