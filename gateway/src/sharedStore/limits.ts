/** Entries that a gateway without Redis keeps; the oldest go first. */
export const MEMORY_STORE_ENTRIES_MAX = 100_000
/** A Redis that takes longer counts as away: nobody waits for a rate limit. */
export const REDIS_COMMAND_TIMEOUT_MS = 250
/** How often a shared store that was away is asked whether it is back. No request waits for the answer. */
export const SHARED_STORE_PROBE_MS = 500
/** Share of a counter's slots that an instance gives which counts alone, while the shared store is away. */
export const LOCAL_SLOTS_SHARE = 0.5
/** First part of every key, so that a Redis can be shared with others. */
export const REDIS_KEY_PREFIX = 'hogar:gateway:'
/** Where instances tell each other what is no longer true. */
export const ANNOUNCEMENT_CHANNEL = 'hogar:gateway:announcements'
