import {
  ASKED_KEYS_MAX,
  FAILED_FILLS_MAX,
  FILL_PATIENCE_MS,
  FILL_PAUSE_MS,
  PAGE_FRESH_MS,
  REFRESH_CLAIM_MS,
} from './limits.ts'
import { isRateLimited } from '../pages/pageFailure.ts'
import { TooBusyError } from '../pages/renderSlots.ts'
import type { Dropped } from '@hogar/schema/caching/tagsToDrop.ts'
import type { CacheEvent } from './createCacheStatistics.ts'
import type { Filled } from './fillPage.ts'
import { SHARE_TTL_MS, pageShare } from './pageShare.ts'
import type { PageStore } from './pageStore.ts'
import { createRecentKeys } from './createRecentKeys.ts'
import type { StoredPage } from './storedPage.ts'

type Options = Readonly<{
  store: PageStore
  /** Called with each event. */
  count: (event: CacheEvent) => void
  /** Returns true while every slot for rendering is taken. */
  isBusy?: () => boolean
  now?: () => number
  patienceMs?: number
}>

type Wanted = Readonly<{
  key: string
  hasQuery: boolean
  /** Renders the page for all visitors. */
  fill: () => Promise<Filled>
}>

/** Page for all visitors; `isHit` is true if it was in the cache. */
export type Served = Readonly<{ page: StoredPage; isHit: boolean }>

export type OutputCache = ReturnType<typeof createOutputCache>

/**
 * Output cache: pages rendered once for all visitors. Concurrent requests for a missing page share one rendering. A
 * page that is no longer fresh is served and rendered again in the background by one server. A page is cached from its
 * second request on, unless the store has room: made-up addresses are requested once.
 */
export function createOutputCache({ store, count, ...options }: Options) {
  const { isBusy = () => false, now = Date.now, patienceMs = FILL_PATIENCE_MS } = options
  const fills = createFills({ store, count, now })
  const asked = createRecentKeys(ASKED_KEYS_MAX)
  const refresh = async (wanted: Wanted): Promise<void> => {
    const isLeftAlone = () => isBusy() || fills.current(wanted.key) !== undefined || fills.hasFailed(wanted.key)
    if (isLeftAlone() || !(await store.claim(wanted.key, REFRESH_CLAIM_MS)) || isLeftAlone()) return
    // Requested often enough to be cached once.
    await fills.start(wanted, { isAskedAgain: true }).catch((error: unknown) => {
      if (isRateLimited(error)) return store.release(wanted.key)
    })
  }
  return {
    /** Returns the page of a key; null when this visitor needs a page of their own. Throws TooBusyError. */
    async page(wanted: Wanted): Promise<Served | null> {
      const kept = await store.get(wanted.key)
      if (kept) {
        const isStale = now() - kept.renderedAt > PAGE_FRESH_MS
        count(isStale ? 'stale' : 'hit')
        if (isStale) void refresh(wanted)
        return { page: kept, isHit: true }
      }
      count('miss')
      const isAskedAgain = asked.see(wanted.key)
      if (fills.hasFailed(wanted.key)) return null
      const filling = fills.start(wanted, { isAskedAgain }).catch(nullUnlessBusy)
      // While every slot is taken, a rendering of the visitor's own would only wait behind this one.
      const filled = (await atMost(patienceMs, filling)) ?? (isBusy() ? await filling : null)
      return filled && { page: filled.page, isHit: false }
    },
    /** Drops the pages with these tags. Throws when the store cannot guarantee it. */
    async invalidate(dropped: Dropped): Promise<void> {
      await store.invalidate(dropped)
      // Running renderings still end for the requests that wait; later requests get a newer one.
      fills.clear()
      count('invalidated')
    },
    close: () => store.close(),
  }
}

type Filling = { promise: Promise<Filled>; isAskedAgain: boolean }

/** Running renderings, one for each key. */
function createFills({ store, count, now }: Pick<Options, 'store' | 'count'> & Readonly<{ now: () => number }>) {
  const current = new Map<string, Filling>()
  const failures = createFailures(now)
  const fillAndKeep = async ({ key, hasQuery, fill }: Wanted, isKept: () => boolean): Promise<Filled> => {
    // Taken first: tags dropped from here on are not reflected in the page.
    const ticket = await store.ticket()
    const filled = await fill()
    if (!filled?.isKept || ticket === null || !isKept()) return filled
    const share = pageShare(filled.page.status, hasQuery)
    const { keptUntil = null } = filled
    const ttlMs = keptUntil === null ? SHARE_TTL_MS[share] : Math.min(SHARE_TTL_MS[share], keptUntil - now())
    if (ttlMs <= 0) return filled
    await store.put(key, filled.page, { ticket, share, ttlMs })
    count('kept')
    return filled
  }
  return {
    current: (key: string) => current.get(key),
    hasFailed: failures.has,
    /** Joins the running rendering of a key, or starts one. */
    start: (wanted: Wanted, { isAskedAgain }: Readonly<{ isAskedAgain: boolean }>): Promise<Filled> => {
      const known = current.get(wanted.key)
      if (known) {
        known.isAskedAgain ||= isAskedAgain
        return known.promise
      }
      const isCurrent = () => current.get(wanted.key) === filling
      const isKept = () => isCurrent() && (filling.isAskedAgain || store.hasRoom())
      const filling: Filling = {
        isAskedAgain,
        promise: fillAndKeep(wanted, isKept).finally(() => isCurrent() && current.delete(wanted.key)),
      }
      current.set(wanted.key, filling)
      filling.promise.catch((error: unknown) => {
        // The next visitor may have it.
        if (error instanceof TooBusyError || isRateLimited(error)) return
        count('failed')
        failures.note(wanted.key)
      })
      return filling.promise
    },
    clear: () => {
      current.clear()
      failures.clear()
    },
  }
}

/** Remembers for a while the pages that could not be rendered. */
function createFailures(now: () => number) {
  const failedUntil = new Map<string, number>()
  return {
    has: (key: string) => (failedUntil.get(key) ?? 0) > now(),
    note: (key: string) => {
      if (failedUntil.size >= FAILED_FILLS_MAX) failedUntil.clear()
      failedUntil.set(key, now() + FILL_PAUSE_MS)
    },
    clear: () => failedUntil.clear(),
  }
}

function nullUnlessBusy(error: unknown): null {
  if (error instanceof TooBusyError) throw error
  return null
}

function atMost<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
