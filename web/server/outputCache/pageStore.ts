import type { Dropped } from '@hogar/schema/caching/tagsToDrop.ts'
import type { PageShare } from './pageShare.ts'
import type { StoredPage } from './storedPage.ts'

/** As of when a page is good, for how long, and which part of the store it counts to. */
type PutTerms = Readonly<{ ticket: number; ttlMs: number; share: PageShare }>

/**
 * Where rendered pages are kept: memory for one server, Redis for many; both keep the same contract. A page is good as of
 * the moment of its ticket, which is taken before anything is read for it: what is dropped while it is rendered is not
 * good when it arrives.
 */
export type PageStore = Readonly<{
  /** A page that is still good; null when there is none. */
  get(key: string): Promise<StoredPage | null>
  /** Marks this moment; null when nothing can be kept now. */
  ticket(): Promise<number | null>
  /**
   * Keeps a page for `ttlMs` milliseconds as of the moment of `ticket`. The bytes of each share are bounded: the pages
   * that were kept or used longest ago make room.
   */
  put(key: string, page: StoredPage, terms: PutTerms): Promise<void>
  /** True while a page may be kept at its first request; else it has to be asked for twice. */
  hasRoom(): boolean
  /** From now on, what carries one of these tags is no good. Throws when that cannot be seen to. */
  invalidate(dropped: Dropped): Promise<void>
  /** True for the first of all servers that asks for this key, until `ttlMs` milliseconds later. */
  claim(key: string, ttlMs: number): Promise<boolean>
  close(): Promise<void>
}>
