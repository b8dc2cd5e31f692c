import { createLru } from '../cache/createLru.ts'
import { LACKS_MAX, LACK_TTL_MS } from './limits.ts'

/** Features that the platform lacks: an endpoint, an index, a sort order. */
export type Lacks = Readonly<{
  /** Returns true while a finding is valid; meanwhile the feature is not requested. */
  has(what: string): boolean
  /** Records a missing feature. It expires, so that a feature added later is noticed. */
  note(what: string): void
}>

/** Creates the findings of one process and platform. Limited in entries and in time. */
export function createLacks(now: () => number = Date.now): Lacks {
  const found = createLru<string, true>({ maxEntries: LACKS_MAX, now })
  return {
    has: (what) => found.get(what) === true,
    note: (what) => void found.set(what, true, { ttl: LACK_TTL_MS }),
  }
}
