import { QUOTA_CHECK_MS, QUOTA_FULL_SHARE } from './limits.ts'

type Room = Readonly<{
  /** What the browser says of this site's storage; undefined parts when it does not say. */
  estimate: () => Promise<StorageEstimate>
  isOnline: () => boolean
  /** What can be fetched again, the largest first. Each makes some room. */
  purges: readonly (() => Promise<unknown>)[]
}>

/**
 * Looks regularly whether what is kept fills the browser, and lets go of what can be fetched again before a shopper's
 * change finds no room. Without a network nothing can be fetched again, and everything stays. Returns how to stop.
 */
export function watchStorageQuota(room: Room): () => void {
  const timer = setInterval(() => void makeRoom(room).catch(() => undefined), QUOTA_CHECK_MS)
  return () => clearInterval(timer)
}

/** Purges one thing after the other until there is room again. */
export async function makeRoom({ estimate, isOnline, purges }: Room): Promise<void> {
  for (const purge of purges) {
    if (!isOnline() || !isFull(await estimate())) return
    await purge()
  }
}

function isFull({ usage = 0, quota = Number.POSITIVE_INFINITY }: StorageEstimate): boolean {
  return usage > quota * QUOTA_FULL_SHARE
}
