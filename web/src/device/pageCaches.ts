/** What pages and the service worker keep answers in; null without a secure origin. What is called on it may reject. */
export function pageCaches(): CacheStorage | null {
  return 'caches' in globalThis ? caches : null
}
