/** Milliseconds after which an answer that is not whole has failed; the gateway takes 15 s at most. */
export const ANSWER_TIMEOUT_MS = 30_000
/**
 * Maximum number of retries of a read after a transport failure, and milliseconds of the first wait; each wait
 * doubles.
 */
export const READ_RETRIES = 2
export const READ_RETRY_BASE_MS = 300
/** Share by which waits are spread, so that many browsers do not come back in the same instant. */
export const READ_RETRY_JITTER_SHARE = 0.5
/** Number of released queries, and their milliseconds, that stay in memory. */
export const GC_RELEASE_BUFFER_QUERIES = 20
export const QUERY_CACHE_EXPIRATION_MS = 10 * 60_000
/**
 * Milliseconds for which changes of stored records are gathered before a write, and maximum length of the stored text.
 */
export const SAVE_RECORDS_THROTTLE_MS = 300
export const SAVED_RECORDS_MAX_CHARACTERS = 5_000_000
/** Maximum number of transfers whose instructions are stored. */
export const KEPT_TRANSFERS_MAX = 20
/**
 * Maximum number of times that a read is repeated because a change was answered meanwhile; after that its answer is
 * used.
 */
export const OVERTAKEN_READS_MAX = 5
