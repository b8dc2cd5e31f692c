/** Time-out of one REST call. */
export const UPSTREAM_CALL_TIMEOUT_MS = 5_000
/** Time-out of the call that reports a campaign, for which an order waits. */
export const ORIGIN_TIMEOUT_MS = 1_000
/** Maximum retries of a read, within the request's deadline. */
export const READ_RETRIES_MAX = 2
/** Maximum random pause before a retry, so that many clients do not retry at the same time. */
export const RETRY_PAUSE_MAX_MS = 100
/** Maximum size of a reply. */
export const REPLY_MAX_BYTES = 8 * 1024 * 1024
/** Maximum connections from one gateway to the platform. */
export const UPSTREAM_CONNECTIONS_MAX = 128
/** Maximum reads that one request sends at a time: more than any page needs. */
export const READS_AT_ONCE_MAX = 32
/** Time-out of an idle connection: below the 5 s after which many servers close theirs. */
export const KEEP_ALIVE_MS = 4_000
/** Default TTL of a public reply, unless its row or its caller sets another one. */
export const PUBLIC_CACHE_MS = 1_000
/** TTL of catalogue documents if the merchant's platform sends invalidations. */
export const NOTIFIED_CACHE_MS = 60_000
/** Maximum public replies in the cache. */
export const PUBLIC_CACHE_ENTRIES_MAX = 2_000
/** Maximum bytes of public replies in the cache, as received. */
export const PUBLIC_CACHE_MAX_BYTES = 64 * 1024 * 1024
/** Size from which a reply with a short TTL is cached only if it was requested before … */
export const LARGE_REPLY_BYTES = 8 * 1024
export const BRIEF_HOLD_MAX_MS = 1_000
/** … within this time, … */
export const ASKED_READ_TTL_MS = 10_000
/** … and among as many reads. */
export const ASKED_READS_MAX = 4_000
/** Interval at which expired replies are removed. */
export const REPLY_CACHE_SWEEP_MS = 1_000
/**
 * Maximum age of names and texts that replace those that the platform fails to give: longer than an outage that needs a
 * person, shorter than a day, after which editors would miss their changes.
 */
export const STALE_TEXTS_MAX_MS = 4 * 3_600_000
/** Maximum age of tax rules then: as old as prices on the storefront's stored pages, which are rendered again after it. */
export const STALE_TAX_MAX_MS = 5 * 60_000
/** Maximum time that a request waits for a reply that a last good one can replace. */
export const STALE_WAIT_MS = 1_000
/** Time after a failure until such a read is tried again. */
export const STALE_RETRY_MS = 5_000
/** Maximum last good replies, and their maximum bytes, as received. */
export const LAST_REPLIES_MAX = 300
export const LAST_REPLIES_MAX_BYTES = 64 * 1024 * 1024
/** Consecutive failures that open a family's circuit … */
export const BREAKER_FAILURES = 8
/** … and time after which one call is let through to test it. */
export const BREAKER_HALF_OPEN_MS = 3_000
/**
 * Time-out from which a late call counts for the circuit breaker: a client with a shorter one must not open it for all.
 */
export const BREAKER_PATIENCE_MS = 1_000
/** TTL of delivery days, which change at midnight. */
export const DELIVERY_CACHE_MS = 60_000
/** Time until a missing feature is probed again. */
export const LACK_TTL_MS = 60_000
/** Time until an existing feature is probed again. */
export const OFFER_TTL_MS = 600_000
/** Time-out of a probe: a page then assumes that the feature exists. */
export const OFFER_WAIT_MS = 1_000
/** Maximum endpoints remembered as existing, above their number. */
export const OFFERS_MAX = 200
/** Maximum missing features remembered, of all stores together. */
export const LACKS_MAX = 500
