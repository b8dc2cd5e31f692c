import { Observable, type Variables } from 'relay-runtime'
import { NetworkFailure } from '../NetworkFailure.ts'
import { operationKey } from './operationKey.ts'
import type { Payload } from '../payload.ts'
import type { RecordedPayload } from './payloadRecorder.ts'

/** Answers that came with the page, each used once: a second request of the same query needs fresh data. */
export type Replay = Readonly<{
  take: (id: string, variables: Variables) => Observable<Payload> | undefined
  /** Called when the page has arrived: unfinished answers will never be complete. Those in use fail. */
  close: () => void
}>

type Listener = (event: Payload | 'done' | 'cut') => void
type Entry = { payloads: Payload[]; state: 'open' | 'done' | 'cut'; listeners: Set<Listener> }

/**
 * Reads the payloads that the page's scripts pushed into `inbox` before this code ran, and listens for those that
 * follow while the page streams. Complete answers are delivered synchronously: the first render finds its data, as the
 * server's did.
 */
export function createReplay(inbox: RecordedPayload[]): Replay {
  const entries = new Map<string, Entry>()
  const feed = ([id, variables, payload]: RecordedPayload) => {
    const key = operationKey(id, variables)
    const entry = entries.get(key) ?? { payloads: [], state: 'open', listeners: new Set<Listener>() }
    entries.set(key, entry)
    if (payload) entry.payloads.push(payload)
    else {
      entry.state = 'done'
      if (entry.listeners.size > 0) entries.delete(key)
    }
    for (const tell of entry.listeners) tell(payload ?? 'done')
  }
  inbox.forEach(feed)
  inbox.push = (...recorded) => {
    recorded.forEach(feed)
    return recorded.length
  }
  return {
    take: (id, variables) => {
      const key = operationKey(id, variables)
      const entry = entries.get(key)
      if (!entry || entry.listeners.size > 0) return undefined
      if (entry.state !== 'open') entries.delete(key)
      return observe(id, entry)
    },
    close: () => {
      for (const [key, entry] of entries) {
        if (entry.state !== 'open') continue
        entry.state = 'cut'
        entries.delete(key)
        for (const tell of entry.listeners) tell('cut')
      }
    },
  }
}

function observe(id: string, entry: Entry): Observable<Payload> {
  return Observable.create<Payload>((sink) => {
    const tell: Listener = (event) => {
      if (event === 'done') sink.complete()
      else if (event === 'cut') sink.error(new NetworkFailure('unreachable', { operation: id }))
      else sink.next(event)
    }
    for (const payload of entry.payloads) sink.next(payload)
    if (entry.state !== 'open') return tell(entry.state)
    entry.listeners.add(tell)
    return () => entry.listeners.delete(tell)
  })
}
