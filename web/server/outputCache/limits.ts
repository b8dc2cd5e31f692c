/** A rendered page is kept this long, unless its tags are named before. */
export const PAGE_TTL_MS = 86_400_000
/** Pages that say that there is nothing: somebody may put something there, and nobody has a tag for that. */
export const MISSING_PAGE_TTL_MS = 60_000
/** Pages with a query are many, and asked for seldom. */
export const FILTERED_PAGE_TTL_MS = 600_000
/**
 * A page older than this is still shown, and rendered anew behind: what no tag tells (an offer that ends, stock in a page
 * that is read without scripts) is old by this at most, where somebody looks.
 */
export const PAGE_FRESH_MS = 300_000
/** One instance renders anew; the others leave it this long to it. */
export const REFRESH_CLAIM_MS = 30_000
/** How long a visitor waits for a page that is rendered for everybody, before one is rendered for them alone. */
export const FILL_PATIENCE_MS = 800
/** After a page could not be rendered for everybody, visitors get their own for this long. */
export const FILL_PAUSE_MS = 5_000
/** Pages that could not be rendered, remembered at a time. */
export const FAILED_FILLS_MAX = 1_000
/** Bytes that all kept pages may take, in the memory of a server without Redis, and in Redis. */
export const MEMORY_MAX_BYTES = 64 * 1024 * 1024
export const REDIS_MAX_BYTES = 256 * 1024 * 1024
/** Part of these bytes that each kind of page may take: made-up addresses push out their own kind alone. */
export const SHARE_OF_BYTES = { page: 11 / 16, filtered: 4 / 16, missing: 1 / 16 } as const
/** Below this part of its bytes, a server without Redis keeps a page at its first request. */
export const ROOMY_PART = 0.5
/** Addresses asked for that are remembered, to know one that is asked for again. */
export const ASKED_KEYS_MAX = 20_000
/** What an entry weighs beside its body. */
export const ENTRY_BYTES = 1_024
/** Tags that a server without Redis remembers as dropped; above it, everything is dropped. */
export const DROPPED_TAGS_MAX = 50_000

/** Longest address that is kept, and how many parameters it may have: what shoppers follow is shorter. */
export const KEY_MAX_CHARACTERS = 1_024
export const KEY_PARAMETERS_MAX = 16
/** Above so many tags the header names kinds and letters alone: `product P`. */
export const TOLD_TAGS_MAX = 300

/** A store that takes longer to answer counts as failed: pages are rendered without it. */
export const STORE_TIMEOUT_MS = 800
/** An invalidation may take longer: nobody's page waits for it. */
export const STORE_INVALIDATE_TIMEOUT_MS = 2_000
/** After so many failures in a row nothing is read, or written, for a while. */
export const READ_FAILURES_MAX = 1
export const WRITE_FAILURES_MAX = 30
export const READ_PAUSE_MS = 5_000
export const WRITE_PAUSE_MS = 60_000
/** First part of every key in Redis, so that it can be shared with others. */
export const REDIS_KEY_PREFIX = 'hogar:web:'

/** The gateway forgets before the storefront does; when it takes longer, it is not waited for. */
export const FORWARD_TIMEOUT_MS = 2_000
/** How often the log says what came of the cache. */
export const STATISTICS_MS = 60_000
