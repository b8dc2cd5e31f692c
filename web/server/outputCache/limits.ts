/** Lifetime of a rendered page, unless its tags are dropped before. */
export const PAGE_TTL_MS = 86_400_000
/** Lifetime of pages that report that nothing is found: content may appear there, and no tag announces it. */
export const MISSING_PAGE_TTL_MS = 60_000
/** Lifetime of pages with a query: they are many, and requested seldom. */
export const FILTERED_PAGE_TTL_MS = 600_000
/**
 * Age above which a page is still served but rendered again in the background: changes without a tag (an offer that
 * ends, stock in a page that is read without scripts) are older than this only where there are no visits.
 */
export const PAGE_FRESH_MS = 300_000
/** Milliseconds for which one instance alone renders a page again. */
export const REFRESH_CLAIM_MS = 30_000
/** Maximum milliseconds that a visitor waits for a page rendered for all, before one is rendered for them alone. */
export const FILL_PATIENCE_MS = 800
/** Milliseconds for which visitors get their own page after the page for all could not be rendered. */
export const FILL_PAUSE_MS = 5_000
/** Maximum number of remembered failures. */
export const FAILED_FILLS_MAX = 1_000
/** Maximum bytes of all cached pages, in the memory of a server without Redis, and in Redis. */
export const MEMORY_MAX_BYTES = 64 * 1024 * 1024
export const REDIS_MAX_BYTES = 256 * 1024 * 1024
/** Share of these bytes for each kind of page: made-up addresses push out their own kind alone. */
export const SHARE_OF_BYTES = { page: 11 / 16, filtered: 4 / 16, missing: 1 / 16 } as const
/** Part of its bytes below which a server without Redis caches a page at its first request. */
export const ROOMY_PART = 0.5
/** Maximum number of requested addresses that are remembered, to recognise a second request. */
export const ASKED_KEYS_MAX = 20_000
/** Estimated bytes of an entry besides its body. */
export const ENTRY_BYTES = 1_024
/** Maximum number of dropped tags that a server without Redis remembers; above it, all pages are dropped. */
export const DROPPED_TAGS_MAX = 50_000

/**
 * Maximum length of a cached address, and maximum number of its parameters: links that shoppers follow are shorter.
 */
export const KEY_MAX_CHARACTERS = 1_024
export const KEY_PARAMETERS_MAX = 16
/** Number of tags above which the header names kinds and letters alone: `product P`. */
export const HEADER_TAGS_MAX = 300

/** Milliseconds after which a call of the store counts as failed: pages are rendered without it. */
export const STORE_TIMEOUT_MS = 800
/** Timeout of an invalidation: longer, because no page waits for it. */
export const STORE_INVALIDATE_TIMEOUT_MS = 2_000
/** Time-out of a command that the client of Redis sends for itself on a new connection. */
export const REDIS_SILENCE_MAX_MS = 5_000
/** Number of failures in a row after which reads, or writes, pause for a while. */
export const READ_FAILURES_MAX = 1
export const WRITE_FAILURES_MAX = 30
export const READ_PAUSE_MS = 5_000
export const WRITE_PAUSE_MS = 60_000
/** Prefix of every key in Redis, so that it can be shared with other programs. */
export const REDIS_KEY_PREFIX = 'hogar:web:'

/**
 * Maximum milliseconds of the invalidation in the gateway, which comes before the storefront's own; a slower one is
 * not awaited.
 */
export const FORWARD_TIMEOUT_MS = 2_000
/** Interval at which the statistics are logged. */
export const STATISTICS_MS = 60_000
