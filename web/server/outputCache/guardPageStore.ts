import { settleWithin } from '@hogar/schema/http/startTimeout.ts'
import type { Logger } from 'pino'
import { READ_FAILURES_MAX, READ_PAUSE_MS, STORE_TIMEOUT_MS, WRITE_FAILURES_MAX, WRITE_PAUSE_MS } from './limits.ts'
import type { PageStore } from './pageStore.ts'

type Options = Readonly<{
  log: Pick<Logger, 'warn'>
  /** Called on every failure. */
  onFailure?: () => void
  now?: () => number
}>

type Side = Readonly<{ paused: string; maxFailures: number; pauseMs: number }>

const READ: Side = {
  paused: 'reads of the page store are paused',
  maxFailures: READ_FAILURES_MAX,
  pauseMs: READ_PAUSE_MS,
}
const WRITE: Side = {
  paused: 'writes to the page store are paused',
  maxFailures: WRITE_FAILURES_MAX,
  pauseMs: WRITE_PAUSE_MS,
}

/**
 * Protects pages from a store that is slow or unavailable: no read or write waits longer than 800 ms. After one failure
 * reads pause for 5 s, after thirty in a row writes pause for a minute. An invalidation, for which no page waits, is
 * never skipped: it fails after 2 s instead.
 */
export function guardPageStore(store: PageStore, options: Options): PageStore {
  const read = createSwitch(READ, options)
  const write = createSwitch(WRITE, options)
  return {
    get: (key) => read(() => store.get(key), null),
    ticket: () => read(() => store.ticket(), null),
    claim: (key, ttlMs) => read(() => store.claim(key, ttlMs), false),
    release: (key) => read(() => store.release(key), undefined),
    put: (key, page, terms) => write(() => store.put(key, page, terms), undefined),
    hasRoom: () => store.hasRoom(),
    invalidate: (dropped) => store.invalidate(dropped),
    close: () => store.close(),
  }
}

function createSwitch({ paused, maxFailures, pauseMs }: Side, { log, onFailure, now = Date.now }: Options) {
  let failures = 0
  let offUntil = 0
  return async <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    if (now() < offUntil) return otherwise
    try {
      const value = await inTime(work())
      failures = 0
      return value
    } catch (error) {
      onFailure?.()
      failures += 1
      if (failures >= maxFailures) {
        failures = 0
        offUntil = now() + pauseMs
        log.warn({ err: error, pauseMs }, paused)
      }
      return otherwise
    }
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return settleWithin(STORE_TIMEOUT_MS, work, () => new Error(`The page store took longer than ${STORE_TIMEOUT_MS} ms`))
}
