import type { Dropped } from '@hogar/schema/caching/tagsToDrop.ts'
import { TransientMap } from '../sharedStore/transientMap.ts'
import { createHeldReplies, type HeldReply } from './heldReplies.ts'
import { BRIEF_HOLD_MAX_MS, LARGE_REPLY_BYTES, SEEN_GENERATION_MS } from './limits.ts'
import { createSeenTexts } from './seenTexts.ts'

type Flight = { readonly promise: Promise<HeldReply>; readonly controller: AbortController; waiters: number }
type Read = Readonly<{
  key: string
  cacheMs: number
  signal: AbortSignal
  /** How long this caller waits, and what it is told then: others may have more patience for the same read. */
  waitMs: number
  tooLate: () => Error
}>
type Fetch = (signal: AbortSignal) => Promise<HeldReply>

/**
 * Public reads, shared by all requests of this process: identical ones in flight are one, and a reply is good for
 * everybody for a moment; a large one that would be held only briefly, from the second time on that it is asked for.
 * Failures are never kept. A read is cancelled when the last of those who wait has left.
 */
export function createPublicReplies(now: () => number = () => performance.now()) {
  const held = createHeldReplies(now)
  const flights = new TransientMap<string, Flight>()
  /** Which large lists were asked for of late. */
  const asked = createSeenTexts(SEEN_GENERATION_MS, now)

  /** What nobody asks for again would only be copied, by each collection of memory while it is held. */
  const isWorthHolding = ({ key, cacheMs }: Read, { waiters }: Flight, { bytes }: HeldReply): boolean => {
    if (cacheMs <= 0) return false
    return cacheMs > BRIEF_HOLD_MAX_MS || bytes < LARGE_REPLY_BYTES || waiters > 1 || asked.isKnown(key)
  }

  const takeOff = (read: Read, fetch: Fetch): Flight => {
    const { key, cacheMs } = read
    const controller = new AbortController()
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const promise = fetch(controller.signal).then(
      (reply) => {
        // Taken off the board meanwhile: its reply may be of before what was dropped.
        if (flights.get(key) === flight && isWorthHolding(read, flight, reply)) held.set(key, reply, cacheMs)
        land()
        return reply
      },
      (error: unknown) => {
        land()
        throw error
      },
    )
    const flight: Flight = { promise, controller, waiters: 0 }
    flights.set(key, flight)
    return flight
  }

  const leave = (key: string, flight: Flight, reason: unknown) => {
    flight.waiters -= 1
    if (flight.waiters > 0) return
    if (flights.get(key) === flight) flights.delete(key)
    flight.controller.abort(reason)
  }

  return {
    /** A reply that is still good, or undefined. */
    fresh: (key: string) => held.get(key),
    /** Whether a read of this key would join one that somebody else has begun. */
    isUnderWay: (key: string): boolean => flights.has(key),
    /**
     * Forgets what the tags name. Reads under way end for those who wait, but nobody joins them and nothing of them is
     * kept: what they bring may be of before.
     */
    drop(dropped: Dropped): void {
      held.drop(dropped)
      flights.clear()
    },
    /** Joins the read of this key that is under way, or starts it. Rejects when the caller's time or signal ends first. */
    read(read: Read, fetch: Fetch): Promise<HeldReply> {
      const flight = flights.get(read.key) ?? takeOff(read, fetch)
      flight.waiters += 1
      return waitFor(flight.promise, read, (reason) => leave(read.key, flight, reason))
    },
  }
}

/** `leave` is told when it goes wrong, before whoever waits is. */
function waitFor<Value>(
  promise: Promise<Value>,
  { signal, waitMs, tooLate }: Read,
  leave: (reason: unknown) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isSettled = false
    const settle = () => {
      isSettled = true
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
    const fail = (reason: unknown) => {
      if (isSettled) return
      settle()
      leave(reason)
      reject(reason)
    }
    const onAbort = () => fail(signal.reason)
    const timer = setTimeout(() => fail(tooLate()), waitMs)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
    promise.then((value) => {
      if (isSettled) return
      settle()
      resolve(value)
    }, fail)
  })
}
