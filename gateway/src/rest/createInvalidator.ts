import { ALL_TAGS } from '@hogar/schema/caching/cacheTags.ts'
import { type Dropped, tagsToDrop } from '@hogar/schema/caching/tagsToDrop.ts'
import { type Announcer, LONE_ANNOUNCER, createRedisAnnouncer } from '../cache/announcer.ts'

type Options = Readonly<{
  redisUrl: string | undefined
  /** Drops this instance's cached replies. */
  drop: (dropped: Dropped) => void
}>

export type Invalidator = ReturnType<typeof createInvalidator>

/** Creates the invalidation of public replies by tag, on all instances that share a Redis. */
export function createInvalidator({ redisUrl, drop }: Options) {
  const announcer: Announcer =
    redisUrl === undefined
      ? LONE_ANNOUNCER
      : createRedisAnnouncer(redisUrl, { hear: (text) => drop(tagsToDrop(text)), missed: () => drop(ALL_TAGS) })
  return {
    /**
     * Invalidates this instance's caches at once, then notifies the others. Throws SharedStoreUnavailable if they could
     * not be notified.
     */
    async invalidate(dropped: Dropped): Promise<void> {
      drop(dropped)
      await announcer.announce(dropped === ALL_TAGS ? dropped : dropped.join(','))
    },
    /** Returns false while this instance may miss invalidations. */
    isHearing: () => announcer.isHearing(),
    close: () => announcer.close(),
  }
}
