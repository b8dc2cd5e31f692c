/** Maximum entries of the memory store; the oldest are evicted first. */
export const MEMORY_STORE_ENTRIES_MAX = 100_000
/** Maximum bytes of its values: the answer of a change to a full cart has dozens of kilobytes, and is kept a day. */
export const MEMORY_STORE_MAX_BYTES = 128 * 1024 * 1024
/** Time-out of a Redis command; a slower Redis counts as unavailable, so that no request waits for a rate limit. */
export const REDIS_COMMAND_TIMEOUT_MS = 250
/** Time-out of connecting to Redis, and of a command that the client sends for itself on a new connection. */
export const REDIS_CONNECT_TIMEOUT_MS = 1_000
export const REDIS_SILENCE_MAX_MS = 5_000
/** Interval at which an unavailable shared store is probed. No request waits for the probe. */
export const SHARED_STORE_PROBE_MS = 500
/** Share of a counter's slots that an instance grants on its own during an outage of the shared store. */
export const LOCAL_SLOTS_SHARE = 0.5
/** Prefix of every key, so that other programs can use the same Redis. */
export const REDIS_KEY_PREFIX = 'hogar:gateway:'
/** Redis channel by which instances announce invalidations. */
export const ANNOUNCEMENT_CHANNEL = 'hogar:gateway:announcements'
/**
 * Minimum time that a bucket is remembered. A full one is the same as none, but the cache empties all its places when its
 * only entry leaves, which took longer than the rest of a small request.
 */
export const BUCKET_TTL_MIN_MS = 10_000
