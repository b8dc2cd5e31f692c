import { ALL_TAGS } from '@hogar/schema/caching/cacheTags.ts'
import { DROPPED_TAGS_MAX, ENTRY_BYTES, MEMORY_MAX_BYTES, ROOMY_PART, SHARE_OF_BYTES } from './limits.ts'
import type { PageShare } from './pageShare.ts'
import type { PageStore } from './pageStore.ts'
import type { StoredPage } from './storedPage.ts'

type Entry = Readonly<{ page: StoredPage; ticket: number; expiresAt: number; share: PageShare }>
type Options = Readonly<{ now?: () => number; maxBytes?: number | undefined; maxDroppedTags?: number }>

const EMPTY: Record<PageShare, number> = { page: 0, filtered: 0, missing: 0 }

/** Page store in the memory of one server: bounded in bytes, lost with the process. */
export function createMemoryPageStore(options: Options = {}): PageStore & Readonly<{ bytes: () => number }> {
  const { now = Date.now, maxBytes = MEMORY_MAX_BYTES, maxDroppedTags = DROPPED_TAGS_MAX } = options
  const entries = new Map<string, Entry>()
  /** Moment at which each tag was last dropped, and at which all pages were. */
  const droppedAt = new Map<string, number>()
  let allDroppedAt = 0
  let moment = 0
  const bytes = { ...EMPTY }
  const allBytes = () => bytes.page + bytes.filtered + bytes.missing

  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes[entry.share] -= weight(entry.page)
  }
  const isGood = ({ page, ticket, expiresAt }: Entry) =>
    expiresAt > now() && ticket >= allDroppedAt && page.tags.every((tag) => (droppedAt.get(tag) ?? 0) <= ticket)
  const dropAll = () => {
    allDroppedAt = moment
    droppedAt.clear()
    entries.clear()
    Object.assign(bytes, EMPTY)
  }

  return {
    get: async (key) => {
      const entry = entries.get(key)
      if (!entry) return null
      if (!isGood(entry)) {
        remove(key)
        return null
      }
      // Used last: it moves to the end of the order of removal.
      entries.delete(key)
      entries.set(key, entry)
      return entry.page
    },
    ticket: async () => moment,
    put: async (key, page, { ticket, ttlMs, share }) => {
      remove(key)
      entries.set(key, { page, ticket, expiresAt: now() + ttlMs, share })
      bytes[share] += weight(page)
      for (const [oldest, entry] of entries) {
        if (bytes[share] <= maxBytes * SHARE_OF_BYTES[share]) break
        if (entry.share === share) remove(oldest)
      }
    },
    hasRoom: () => allBytes() < maxBytes * ROOMY_PART,
    invalidate: async (dropped) => {
      moment += 1
      if (dropped === ALL_TAGS) return dropAll()
      for (const tag of dropped) droppedAt.set(tag, moment)
      if (droppedAt.size > maxDroppedTags) dropAll()
    },
    ...createClaims(now),
    close: async () => {},
    bytes: allBytes,
  }
}

function weight({ body }: StoredPage): number {
  return body.length + ENTRY_BYTES
}

function createClaims(now: () => number): Pick<PageStore, 'claim' | 'release'> {
  const claims = new Map<string, number>()
  return {
    claim: async (key, ttlMs) => {
      for (const [claimed, until] of claims) if (until <= now()) claims.delete(claimed)
      if (claims.has(key)) return false
      claims.set(key, now() + ttlMs)
      return true
    },
    release: async (key) => void claims.delete(key),
  }
}
