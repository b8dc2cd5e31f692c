import type { Dropped } from '@hogar/schema/caching/tagsToDrop.ts'
import type { PageShare } from './pageShare.ts'
import type { StoredPage } from './storedPage.ts'

/** Moment as of which a page is valid, lifetime, and the part of the store that it counts to. */
type PutTerms = Readonly<{ ticket: number; ttlMs: number; share: PageShare }>

/**
 * Store of rendered pages: memory for one server, Redis for many, with one contract. A page is valid as of the moment
 * of its ticket, which is taken before any data is read for it: a page whose tags are dropped during rendering is not
 * valid on arrival.
 */
export type PageStore = Readonly<{
  /** Returns a page that is still valid; null when there is none. */
  get(key: string): Promise<StoredPage | null>
  /** Returns the current moment as a ticket; null when the store cannot accept pages now. */
  ticket(): Promise<number | null>
  /**
   * Stores a page for `ttlMs` milliseconds from the moment of `ticket`. The bytes of each share are bounded: the pages
   * stored or used longest ago make room.
   */
  put(key: string, page: StoredPage, terms: PutTerms): Promise<void>
  /** Returns true while a page may be cached at its first request; else it needs two. */
  hasRoom(): boolean
  /** Invalidates all pages with one of these tags. Throws when that cannot be guaranteed. */
  invalidate(dropped: Dropped): Promise<void>
  /** Returns true for the first of all servers that claims this key, until `ttlMs` milliseconds later. */
  claim(key: string, ttlMs: number): Promise<boolean>
  /** Ends a claim before its time. */
  release(key: string): Promise<void>
  close(): Promise<void>
}>
