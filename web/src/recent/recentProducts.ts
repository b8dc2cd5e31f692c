import type { StoredValueDefinition } from '../device/storedValue.ts'
import { RECENT_KEPT_MAX, RECENT_SHOWN_MAX } from './limits.ts'

/** Global ids of the products viewed on this device, newest first. */
export const RECENT: StoredValueDefinition<readonly string[]> = {
  name: 'recent',
  parse: (kept) =>
    Array.isArray(kept) && kept.every((id) => typeof id === 'string')
      ? [...new Set<string>(kept)].slice(0, RECENT_KEPT_MAX)
      : null,
  empty: [],
}

/** Returns the ids with the viewed product in front. */
export function withSeen(ids: readonly string[], seen: string): readonly string[] {
  return [seen, ...ids.filter((id) => id !== seen)].slice(0, RECENT_KEPT_MAX)
}

/** Returns the ids to show: without the page's own product. */
export function seenBefore(ids: readonly string[], present: string | null): readonly string[] {
  return ids.filter((id) => id !== present).slice(0, RECENT_SHOWN_MAX)
}
