import { QUOTA_CHECK_MS, QUOTA_FULL_SHARE } from '../limits.ts'

type Room = Readonly<{
  /** Returns the browser's estimate of this site's storage; parts that it does not report are undefined. */
  estimate: () => Promise<StorageEstimate>
  isOnline: () => boolean
  /** Purges of data that can be fetched again, the largest first. */
  purges: readonly (() => Promise<unknown>)[]
}>

/**
 * Checks regularly whether the storage is almost full, and purges data that can be fetched again before a shopper's
 * change finds no room. Without a network nothing can be fetched again, and everything stays. Returns a function to
 * stop.
 */
export function watchStorageQuota(room: Room): () => void {
  const timer = setInterval(() => void makeRoom(room).catch(() => undefined), QUOTA_CHECK_MS)
  return () => clearInterval(timer)
}

/** Purges one kind of data after the other until there is room again. */
export async function makeRoom({ estimate, isOnline, purges }: Room): Promise<void> {
  for (const purge of purges) {
    if (!isOnline() || !isFull(await estimate())) return
    await purge()
  }
}

function isFull({ usage = 0, quota = Number.POSITIVE_INFINITY }: StorageEstimate): boolean {
  return usage > quota * QUOTA_FULL_SHARE
}
