import { ALL_TAGS } from '@hogar/schema/caching/cacheTags.ts'
import { type Dropped, tagsToDrop } from '@hogar/schema/caching/tagsToDrop.ts'
import { type Announcer, LONE_ANNOUNCER, createRedisAnnouncer } from '../sharedStore/announcer.ts'

type Options = Readonly<{
  redisUrl: string | undefined
  /** Forgets what is held here. */
  drop: (dropped: Dropped) => void
}>

export type Invalidator = ReturnType<typeof createInvalidator>

/** Forgets public replies by their tags, on all instances that share a Redis. */
export function createInvalidator({ redisUrl, drop }: Options) {
  const announcer: Announcer =
    redisUrl === undefined
      ? LONE_ANNOUNCER
      : createRedisAnnouncer(redisUrl, { hear: (text) => drop(tagsToDrop(text)), missed: () => drop(ALL_TAGS) })
  return {
    /** Forgets here at once, then tells the others. Throws SharedStoreUnavailable when they could not be told. */
    async invalidate(dropped: Dropped): Promise<void> {
      drop(dropped)
      await announcer.announce(dropped === ALL_TAGS ? dropped : dropped.join(','))
    },
    /** False while something may be dropped without this instance knowing. */
    isHearing: () => announcer.isHearing(),
    close: () => announcer.close(),
  }
}
