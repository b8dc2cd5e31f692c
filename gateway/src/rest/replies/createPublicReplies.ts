import type { Dropped } from '@hogar/schema/caching/tagsToDrop.ts'
import { startTimeout } from '@hogar/schema/http/startTimeout.ts'
import { createReplyCache, type CachedReply } from './createReplyCache.ts'
import { ASKED_READS_MAX, ASKED_READ_TTL_MS, BRIEF_HOLD_MAX_MS, LARGE_REPLY_BYTES } from '../limits.ts'
import { createLru } from '../../cache/createLru.ts'

type Flight = { readonly promise: Promise<CachedReply>; readonly controller: AbortController; waiters: number }
type Read = Readonly<{
  key: string
  cacheMs: number
  signal: AbortSignal
  /** Time-out of this caller, and its error then: others may wait longer for the same read. */
  waitMs: number
  tooLate: () => Error
  /** True if the read continues when its last caller's time is over. */
  outlivesCallers?: boolean
  /** Receives the reply, unless it was invalidated meanwhile. */
  onReply?: (reply: CachedReply) => void
  onFailure?: (error: unknown) => void
}>
type Fetch = (signal: AbortSignal) => Promise<CachedReply>

/**
 * Public reads, shared by all requests of this process: identical reads in flight share one call, and replies are
 * cached for their TTL. A large reply with a short TTL is cached only from the second request on. Failures are never
 * cached. A read is cancelled when its last caller has left.
 */
export function createPublicReplies(now: () => number = () => performance.now()) {
  const held = createReplyCache(now)
  const flights = new Map<string, Flight>()
  /** Keys of large replies with a short TTL that were requested recently. */
  const asked = createLru<string, true>({ maxEntries: ASKED_READS_MAX, now })

  /**
   * Returns true if a reply is likely to be requested again. Any other one would only be copied by each garbage
   * collection while it is cached.
   */
  const isWorthHolding = ({ key, cacheMs }: Read, { waiters }: Flight, { bytes }: CachedReply): boolean => {
    if (cacheMs <= 0) return false
    if (cacheMs > BRIEF_HOLD_MAX_MS || bytes < LARGE_REPLY_BYTES || waiters > 1) return true
    const isKnown = asked.has(key)
    asked.set(key, true, { ttl: ASKED_READ_TTL_MS })
    return isKnown
  }

  const takeOff = (read: Read, fetch: Fetch): Flight => {
    const { key, cacheMs } = read
    const controller = new AbortController()
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const promise = fetch(controller.signal).then(
      (reply) => {
        // Invalidated meanwhile: its reply may be older than the change.
        if (flights.get(key) === flight) {
          if (isWorthHolding(read, flight, reply)) held.set(key, reply, cacheMs)
          read.onReply?.(reply)
        }
        land()
        return reply
      },
      (error: unknown) => {
        land()
        read.onFailure?.(error)
        throw error
      },
    )
    const flight: Flight = { promise, controller, waiters: 0 }
    flights.set(key, flight)
    return flight
  }

  const leave = ({ key, signal, outlivesCallers }: Read, flight: Flight, reason: unknown) => {
    flight.waiters -= 1
    if (flight.waiters > 0 || (outlivesCallers === true && !signal.aborted)) return
    if (flights.get(key) === flight) flights.delete(key)
    flight.controller.abort(reason)
  }

  return {
    /** Returns a cached reply; undefined if missing or expired. */
    fresh: (key: string) => held.get(key),
    /** Returns true if a read of this key would join one in flight. */
    isUnderWay: (key: string): boolean => flights.has(key),
    /**
     * Invalidates the given tags. Reads in flight complete for their callers, but cannot be joined and are not cached:
     * their replies may be older than the change.
     */
    drop(dropped: Dropped): void {
      held.drop(dropped)
      flights.clear()
    },
    /** Joins the read of this key in flight, or starts it. Rejects if the caller's time-out or signal comes first. */
    read(read: Read, fetch: Fetch): Promise<CachedReply> {
      const flight = flights.get(read.key) ?? takeOff(read, fetch)
      flight.waiters += 1
      return waitFor(flight.promise, read, (reason) => leave(read, flight, reason))
    },
  }
}

/** Waits for a shared read within the caller's limits. `leave` is called before the caller's rejection. */
function waitFor<Value>(
  promise: Promise<Value>,
  { signal, waitMs, tooLate }: Read,
  leave: (reason: unknown) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isSettled = false
    const settle = () => {
      isSettled = true
      cancelTimeout()
      signal.removeEventListener('abort', onAbort)
    }
    const fail = (reason: unknown) => {
      if (isSettled) return
      settle()
      leave(reason)
      reject(reason)
    }
    const onAbort = () => fail(signal.reason)
    const cancelTimeout = startTimeout(waitMs, () => fail(tooLate()))
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
    promise.then((value) => {
      if (isSettled) return
      settle()
      resolve(value)
    }, fail)
  })
}
