import { pageCaches } from '../../device/pageCaches.ts'
import { SNAPSHOT_PAGES_MAX } from '../limits.ts'

const CACHE = 'kept-pages'

/**
 * Notes that a page can be rendered from the records of this browser. Pages write the note, the service worker reads
 * it: it has no other way to know. The oldest notes are removed first.
 */
export async function noteSnapshotPage(address: string): Promise<void> {
  // Opened first: clearing the caches from here on drops this note too.
  const cache = await pageCaches()?.open(CACHE)
  if (!cache) return
  const key = keyOf(address)
  await cache.delete(key)
  await cache.put(key, new Response(null))
  const notes = await cache.keys()
  await Promise.all(notes.slice(0, Math.max(0, notes.length - SNAPSHOT_PAGES_MAX)).map((note) => cache.delete(note)))
}

/** Returns true when a page of this browser was noted by `noteSnapshotPage`. */
export async function isSnapshotPage(address: string): Promise<boolean> {
  return (await pageCaches()?.match(keyOf(address), { cacheName: CACHE })) !== undefined
}

/** Deletes every note: their records are gone. */
export async function deleteSnapshotPages(): Promise<void> {
  await pageCaches()?.delete(CACHE)
}

function keyOf(address: string): string {
  return address.split('#')[0] ?? address
}
