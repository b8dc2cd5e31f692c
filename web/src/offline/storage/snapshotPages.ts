import { pageCaches } from '../../device/pageCaches.ts'
import { SNAPSHOT_PAGES_MAX } from '../limits.ts'

const CACHE = 'kept-pages'
/** Header of a note: the ISO time at which the page's data were read. */
const READ_AT = 'x-read-at'

/**
 * Notes that a page can be rendered from the records of this browser. Pages write the note, the service worker reads
 * it: it has no other way to know. The oldest notes are removed first. `readAt` is the time at which the shop was last read,
 * in milliseconds; with null the page keeps its earlier time.
 */
export async function noteSnapshotPage(address: string, readAt: number | null): Promise<void> {
  // Opened first: clearing the caches from here on drops this note too.
  const cache = await pageCaches()?.open(CACHE)
  if (!cache) return
  const key = keyOf(address)
  const time =
    readAt === null ? ((await cache.match(key))?.headers.get(READ_AT) ?? null) : new Date(readAt).toISOString()
  await cache.delete(key)
  await cache.put(key, new Response(null, { headers: time === null ? {} : { [READ_AT]: time } }))
  const notes = await cache.keys()
  await Promise.all(notes.slice(0, Math.max(0, notes.length - SNAPSHOT_PAGES_MAX)).map((note) => cache.delete(note)))
}

/** Returns true when a page of this browser was noted by `noteSnapshotPage`. */
export async function isSnapshotPage(address: string): Promise<boolean> {
  return (await pageCaches()?.match(keyOf(address), { cacheName: CACHE })) !== undefined
}

/**
 * Returns the ISO time at which the data of a page of this browser were read, of whatever parameters if the address has no
 * note of its own; null if unknown.
 */
export async function snapshotPageTime(address: string): Promise<string | null> {
  const cache = await pageCaches()?.open(CACHE)
  const timeOf = async (options: CacheQueryOptions) =>
    (await cache?.match(keyOf(address), options))?.headers.get(READ_AT) ?? null
  return (await timeOf({})) ?? timeOf({ ignoreSearch: true })
}

/** Deletes every note: their records are gone. */
export async function deleteSnapshotPages(): Promise<void> {
  await pageCaches()?.delete(CACHE)
}

function keyOf(address: string): string {
  return address.split('#')[0] ?? address
}
