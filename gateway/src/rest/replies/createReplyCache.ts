import { ALL_TAGS } from '@hogar/schema/caching/cacheTags.ts'
import type { Dropped } from '@hogar/schema/caching/tagsToDrop.ts'
import { createLru } from '../../cache/createLru.ts'
import { REPLY_CACHE_SWEEP_MS, PUBLIC_CACHE_ENTRIES_MAX, PUBLIC_CACHE_MAX_BYTES } from '../limits.ts'
import { replyTags } from './replyTags.ts'

/** Decoded reply, with its size on the wire. */
export type CachedReply = Readonly<{
  value: unknown
  bytes: number
  status: number
  /** Entity that was searched; other replies name their entity themselves. */
  entity?: string | undefined
}>

/** Creates the cache of replies: limited in number and bytes; the least recently used leaves first. */
export function createReplyCache(now: () => number) {
  const entries = createLru<string, CachedReply>({
    maxEntries: PUBLIC_CACHE_ENTRIES_MAX,
    size: { max: PUBLIC_CACHE_MAX_BYTES, of: ({ bytes }) => bytes },
    now,
  })
  let sweepAt = 0

  return {
    /** Returns a cached reply; undefined if missing or expired. */
    get: (key: string): CachedReply | undefined => entries.get(key),
    set(key: string, reply: CachedReply, ttlMs: number): void {
      // Expired entries would otherwise stay, since their keys are rarely read again.
      if (now() >= sweepAt) {
        sweepAt = now() + REPLY_CACHE_SWEEP_MS
        entries.purgeStale()
      }
      entries.set(key, reply, { ttl: ttlMs })
    },
    /** Drops the replies with these tags. */
    drop(dropped: Dropped): void {
      if (dropped === ALL_TAGS) return entries.clear()
      // Tags are computed on invalidation, which is rare, and not on each insertion.
      for (const [key, { entity, value }] of entries.entries()) {
        if (replyTags(entity, value).some((tag) => dropped.includes(tag))) entries.delete(key)
      }
    },
    get bytes() {
      return entries.calculatedSize
    },
  }
}
