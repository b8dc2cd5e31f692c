import { type HeldValues, createHeldValues } from '../sharedStore/heldValues.ts'
import { HELD_COUNTS_MAX } from './limits.ts'

/** Counts of lists, as they came, by what the list is of. */
export type HeldCounts = HeldValues<unknown>

/** Good for everybody for `holdMs`, as the reply is that they came with. */
export function createHeldCounts(holdMs: () => number): HeldCounts {
  return createHeldValues({ maxEntries: HELD_COUNTS_MAX, holdMs })
}
