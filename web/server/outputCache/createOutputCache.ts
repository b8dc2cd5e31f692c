import { FAILED_FILLS_MAX, FILL_PATIENCE_MS, FILL_PAUSE_MS, PAGE_FRESH_MS, REFRESH_CLAIM_MS } from './limits.ts'
import type { Dropped } from '@hogar/schema/caching/tagsToDrop.ts'
import type { CacheEvent } from './cacheStatistics.ts'
import type { Filled } from './fillPage.ts'
import type { PageStore } from './pageStore.ts'
import { pageTtlMs } from './pageTtlMs.ts'
import type { StoredPage } from './storedPage.ts'

type Options = Readonly<{
  store: PageStore
  /** Told of what happens. */
  count: (event: CacheEvent) => void
  now?: () => number
  patienceMs?: number
}>

type Wanted = Readonly<{
  key: string
  hasQuery: boolean
  /** Renders the page for everybody. */
  fill: () => Promise<Filled>
}>

/** A page for everybody, and whether it was there already. */
export type Served = Readonly<{ page: StoredPage; isHit: boolean }>

export type OutputCache = ReturnType<typeof createOutputCache>

/**
 * Pages that are rendered once for everybody. Those who ask for one that is not there wait together for one rendering. One
 * that is old is shown, and rendered anew behind by one server.
 */
export function createOutputCache({ store, count, now = Date.now, patienceMs = FILL_PATIENCE_MS }: Options) {
  const fills = new Map<string, Promise<Filled>>()
  const failedUntil = new Map<string, number>()

  const fillAndKeep = async ({ key, hasQuery, fill }: Wanted, isOvertaken: () => boolean): Promise<Filled> => {
    // Taken first: what is dropped from here on is not in the page.
    const ticket = await store.ticket()
    const filled = await fill()
    if (!filled?.isKept || ticket === null || isOvertaken()) return filled
    await store.put(key, filled.page, { ticket, ttlMs: pageTtlMs(filled.page.status, hasQuery) })
    count('kept')
    return filled
  }
  const startFill = (wanted: Wanted): Promise<Filled> => {
    const isOvertaken = () => fills.get(wanted.key) !== filling
    const filling: Promise<Filled> = fillAndKeep(wanted, isOvertaken).finally(() => {
      if (fills.get(wanted.key) === filling) fills.delete(wanted.key)
    })
    fills.set(wanted.key, filling)
    filling.catch(() => {
      count('failed')
      if (failedUntil.size >= FAILED_FILLS_MAX) failedUntil.clear()
      failedUntil.set(wanted.key, now() + FILL_PAUSE_MS)
    })
    return filling
  }
  const refresh = async (wanted: Wanted): Promise<void> => {
    if (fills.has(wanted.key) || hasFailed(wanted.key) || !(await store.claim(wanted.key, REFRESH_CLAIM_MS))) return
    if (!fills.has(wanted.key)) await startFill(wanted).catch(() => null)
  }
  const hasFailed = (key: string) => (failedUntil.get(key) ?? 0) > now()

  return {
    /** The page of a key; null when this visitor has to be given one of their own. */
    async page(wanted: Wanted): Promise<Served | null> {
      const kept = await store.get(wanted.key)
      if (kept) {
        const isStale = now() - kept.renderedAt > PAGE_FRESH_MS
        count(isStale ? 'stale' : 'hit')
        if (isStale) void refresh(wanted)
        return { page: kept, isHit: true }
      }
      count('miss')
      if (hasFailed(wanted.key)) return null
      const filling = fills.get(wanted.key) ?? startFill(wanted)
      const filled = await atMost(
        patienceMs,
        filling.catch(() => null),
      )
      return filled && { page: filled.page, isHit: false }
    },
    /** Forgets what carries these tags. Throws when that cannot be seen to. */
    async invalidate(dropped: Dropped): Promise<void> {
      await store.invalidate(dropped)
      // Renderings under way end for those who wait; who comes now gets a newer one.
      fills.clear()
      failedUntil.clear()
      count('invalidated')
    },
    close: () => store.close(),
  }
}

function atMost<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
