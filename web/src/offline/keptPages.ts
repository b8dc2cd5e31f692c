import { pageCaches } from '../device/pageCaches.ts'
import { KEPT_PAGES_MAX } from './limits.ts'

const CACHE = 'kept-pages'

/**
 * Notes that a page can be drawn from what this browser keeps. Pages write here, the service worker reads: it has no
 * other way to know. What was noted first goes first.
 */
export async function noteKeptPage(address: string): Promise<void> {
  // First of all: what is forgotten from here on is forgotten of this note too.
  const cache = await pageCaches()?.open(CACHE)
  if (!cache) return
  const key = keyOf(address)
  await cache.delete(key)
  await cache.put(key, new Response(null))
  const notes = await cache.keys()
  await Promise.all(notes.slice(0, Math.max(0, notes.length - KEPT_PAGES_MAX)).map((note) => cache.delete(note)))
}

/** True when a page of this browser was noted by `noteKeptPage`. */
export async function isKeptPage(address: string): Promise<boolean> {
  return (await pageCaches()?.match(keyOf(address), { cacheName: CACHE })) !== undefined
}

/** Forgets every note: what they stand for is kept no more. */
export async function forgetKeptPages(): Promise<void> {
  await pageCaches()?.delete(CACHE)
}

function keyOf(address: string): string {
  return address.split('#')[0] ?? address
}
