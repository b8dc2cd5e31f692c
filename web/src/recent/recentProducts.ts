import * as v from 'valibot'
import type { KeptDefinition } from '../device/keptValue.ts'
import { RECENT_KEPT_MAX, RECENT_SHOWN_MAX } from './limits.ts'

/** Global ids of the products that were looked at on this device, the last one first. */
export const RECENT: KeptDefinition<readonly string[]> = {
  name: 'recent',
  schema: v.pipe(
    v.array(v.string()),
    v.transform((ids) => [...new Set(ids)].slice(0, RECENT_KEPT_MAX)),
  ),
  empty: [],
}

/** With the product that is looked at now in front. */
export function withSeen(ids: readonly string[], seen: string): readonly string[] {
  return [seen, ...ids.filter((id) => id !== seen)].slice(0, RECENT_KEPT_MAX)
}

/** What is shown as seen before: without the product that is looked at now. */
export function seenBefore(ids: readonly string[], present: string | null): readonly string[] {
  return ids.filter((id) => id !== present).slice(0, RECENT_SHOWN_MAX)
}
