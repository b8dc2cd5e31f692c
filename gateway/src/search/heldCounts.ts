import { type HeldValues, createHeldValues } from '../sharedStore/heldValues.ts'
import { HELD_COUNTS_MAX } from './limits.ts'

/** Raw counts of lists, by the list's conditions. */
export type HeldCounts = HeldValues<unknown>

/** Creates the cache of counts, whose TTL `holdMs` is that of the replies they come from. */
export function createHeldCounts(holdMs: () => number): HeldCounts {
  return createHeldValues({ maxEntries: HELD_COUNTS_MAX, holdMs })
}
