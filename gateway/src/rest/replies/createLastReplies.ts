import { createLru } from '../../cache/createLru.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { LAST_REPLIES_MAX, LAST_REPLIES_MAX_BYTES, STALE_RETRY_MS } from '../limits.ts'
import type { CachedReply } from './createReplyCache.ts'

/** Read whose last good reply may be used. */
type Subject = Readonly<{ key: string; name: string; entity: string | undefined; storeCode: string }>

/** State of a read: the platform answers, it fails and its last good reply is used, or that one has expired too. */
export type LastReplyState = 'current' | 'outdated' | 'expired'

/** Change of a read's state, for the log. */
export type LastReplyChange = Readonly<{
  endpoint: string
  entity: string | undefined
  storeCode: string
  state: LastReplyState
  /** Failure of the platform; null once it answers again. */
  error: unknown
}>

type Options = Readonly<{ now?: () => number; onChange?: (change: LastReplyChange) => void }>

/**
 * Creates the memory of last good replies, which replace those that the platform fails to give, for reads with a
 * `staleMs`. Invalidations do not clear it: an outdated name is better than none, and a merchant who rebuilds an index
 * invalidates it while it is away. After a failure the read is not repeated for `STALE_RETRY_MS`.
 */
export function createLastReplies({ now = () => performance.now(), onChange = () => {} }: Options = {}) {
  const replies = createLru<string, CachedReply>({
    maxEntries: LAST_REPLIES_MAX,
    size: { max: LAST_REPLIES_MAX_BYTES, of: ({ bytes }) => bytes },
    now,
  })
  /** Reads that fail. Only reads that had a good reply are among them. */
  const failing = new Map<string, Exclude<LastReplyState, 'current'>>()
  const retryAt = new Map<string, number>()
  const rest = (key: string) => retryAt.set(key, now() + STALE_RETRY_MS)
  const change = ({ name, entity, storeCode }: Subject, state: LastReplyState, error: unknown) =>
    onChange({ endpoint: name, entity, storeCode, state, error })
  return {
    has: (key: string): boolean => replies.has(key),
    /** Returns the last good reply while the read is not to be repeated. */
    whileResting: (key: string): CachedReply | undefined =>
      now() < (retryAt.get(key) ?? 0) ? replies.get(key) : undefined,
    /** Returns the last good reply in place of a failed one. Throws the error if there is none, or if it is no fault. */
    standIn(key: string, error: unknown): CachedReply {
      const reply = isFault(error) ? replies.get(key) : undefined
      if (!reply) throw error
      // Others do not wait for a slow platform one after the other; its reply is still used when it comes.
      rest(key)
      return reply
    },
    /** Keeps a good reply for `staleMs`. */
    noteReply(subject: Subject, reply: CachedReply, staleMs: number): void {
      const { key } = subject
      if (staleMs <= 0) return
      replies.set(key, reply, { ttl: staleMs })
      retryAt.delete(key)
      if (failing.delete(key)) change(subject, 'current', null)
    },
    /** Notes that a read has failed for all its callers. */
    noteFailure(subject: Subject, error: unknown): void {
      const { key } = subject
      const isReplaceable = replies.has(key)
      if (!isFault(error) || !(isReplaceable || failing.has(key))) return
      rest(key)
      const state = isReplaceable ? 'outdated' : 'expired'
      if (failing.get(key) === state) return
      failing.set(key, state)
      change(subject, state, error)
    },
  }
}

const SERVER_ERROR = 500

/** Returns true for a fault of the platform: no or no readable reply, 5xx, an index that is not there at the moment. */
function isFault(error: unknown): boolean {
  if (error instanceof UpstreamFailure) return error.kind !== 'unauthenticated'
  return error instanceof UpstreamRefusal && (error.status >= SERVER_ERROR || error.reason === 'missingIndex')
}
