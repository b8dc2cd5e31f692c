import { ALL_TAGS } from '@hogar/schema/caching/cacheTags.ts'
import type { Dropped } from '@hogar/schema/caching/tagsToDrop.ts'
import { TransientMap } from '../../sharedStore/transientMap.ts'
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

type Entry = Readonly<{ reply: CachedReply; expiresAt: number }>

/** Creates the cache of replies: limited in number and bytes, oldest evicted first. */
export function createReplyCache(now: () => number) {
  const entries = new TransientMap<string, Entry>()
  let bytes = 0
  let sweepAt = 0

  const drop = (key: string): void => {
    bytes -= entries.get(key)?.reply.bytes ?? 0
    entries.delete(key)
  }
  /** Removes expired entries, which would otherwise stay, since expired keys are rarely read again. */
  const sweep = (): void => {
    if (now() < sweepAt) return
    sweepAt = now() + REPLY_CACHE_SWEEP_MS
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now()) drop(key)
  }

  return {
    /** Returns a cached reply; undefined if missing or expired. */
    get(key: string): CachedReply | undefined {
      const entry = entries.get(key)
      if (entry && entry.expiresAt > now()) return entry.reply
      if (entry) drop(key)
      return undefined
    },
    set(key: string, reply: CachedReply, ttlMs: number): void {
      drop(key)
      sweep()
      entries.set(key, { reply, expiresAt: now() + ttlMs })
      bytes += reply.bytes
      for (const oldest of entries.keys()) {
        if (entries.size <= PUBLIC_CACHE_ENTRIES_MAX && bytes <= PUBLIC_CACHE_MAX_BYTES) break
        drop(oldest)
      }
    },
    /** Drops the replies with these tags. */
    drop(dropped: Dropped): void {
      // Tags are computed on invalidation, which is rare, and not on each insertion.
      const isMeant = ({ entity, value }: CachedReply) =>
        dropped === ALL_TAGS || replyTags(entity, value).some((tag) => dropped.includes(tag))
      for (const [key, { reply }] of entries) if (isMeant(reply)) drop(key)
    },
    get bytes() {
      return bytes
    },
  }
}
