import { PUBLIC_CACHE_ENTRIES_MAX, PUBLIC_CACHE_MAX_BYTES } from './limits.ts'

export type PublicReply = Readonly<{ value: unknown; bytes: number; status: number }>

type Held = Readonly<{ reply: PublicReply; expiresAt: number }>
type Flight = { readonly promise: Promise<PublicReply>; readonly controller: AbortController; waiters: number }
type Read = Readonly<{
  key: string
  cacheMs: number
  signal: AbortSignal
  /** How long this caller waits, and what it is told then: others may have more patience for the same read. */
  waitMs: number
  tooLate: () => Error
}>

/**
 * Public reads, shared by all requests of this process: identical ones in flight are one, and a reply is good for
 * everybody for a moment. Failures are never kept. A read is cancelled when the last of those who wait has left.
 */
export function createPublicReplies(now: () => number = () => performance.now()) {
  const held = new Map<string, Held>()
  const flights = new Map<string, Flight>()
  let bytes = 0

  const drop = (key: string) => {
    const entry = held.get(key)
    if (!entry) return
    held.delete(key)
    bytes -= entry.reply.bytes
  }

  const keep = (key: string, reply: PublicReply, cacheMs: number) => {
    drop(key)
    held.set(key, { reply, expiresAt: now() + cacheMs })
    bytes += reply.bytes
    for (const oldest of held.keys()) {
      if (held.size <= PUBLIC_CACHE_ENTRIES_MAX && bytes <= PUBLIC_CACHE_MAX_BYTES) break
      drop(oldest)
    }
  }

  const take = ({ key, cacheMs }: Read, fetch: (signal: AbortSignal) => Promise<PublicReply>): Flight => {
    const controller = new AbortController()
    const promise = fetch(controller.signal).then(
      (reply) => {
        if (flights.get(key) === flight) flights.delete(key)
        if (cacheMs > 0) keep(key, reply, cacheMs)
        return reply
      },
      (error: unknown) => {
        if (flights.get(key) === flight) flights.delete(key)
        throw error
      },
    )
    const flight: Flight = { promise, controller, waiters: 0 }
    flights.set(key, flight)
    return flight
  }

  return {
    /** A reply that is still good, or undefined. */
    fresh(key: string): PublicReply | undefined {
      const entry = held.get(key)
      if (!entry) return undefined
      if (entry.expiresAt > now()) return entry.reply
      drop(key)
      return undefined
    },
    /** Joins the read of this key that is under way, or starts it. Rejects when the caller's time or signal ends first. */
    read(read: Read, fetch: (signal: AbortSignal) => Promise<PublicReply>): Promise<PublicReply> {
      const flight = flights.get(read.key) ?? take(read, fetch)
      flight.waiters += 1
      return waitFor(flight.promise, read).catch((error: unknown) => {
        flight.waiters -= 1
        if (flight.waiters === 0) {
          if (flights.get(read.key) === flight) flights.delete(read.key)
          flight.controller.abort(error)
        }
        throw error
      })
    },
    get bytes() {
      return bytes
    },
  }
}

function waitFor<Value>(promise: Promise<Value>, { signal, waitMs, tooLate }: Read): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => settle(() => reject(signal.reason))
    const timer = setTimeout(() => settle(() => reject(tooLate())), waitMs)
    const settle = (how: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      how()
    }
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
    promise.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    )
  })
}
