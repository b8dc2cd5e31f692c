import { BoundedMap } from '../sharedStore/boundedMap.ts'
import { LACKS_MAX, LACK_TTL_MS } from './limits.ts'

/** Functions that the platform was found to lack: an endpoint, an index, a sort order. */
export type Lacks = Readonly<{
  /** True while a finding holds: the platform is not asked meanwhile. */
  has(what: string): boolean
  /** Records a finding. It expires, so that a function that a platform gains is found. */
  note(what: string): void
}>

/** One for each process and platform. Bounded in entries and in time. */
export function createLacks(now: () => number = Date.now): Lacks {
  const found = new BoundedMap<true>({ maxEntries: LACKS_MAX, now })
  return {
    has: (what) => found.get(what) === true,
    note: (what) => found.set(what, true, LACK_TTL_MS),
  }
}
