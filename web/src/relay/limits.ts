/** How often a read is tried again after a transport failure, and the first wait; each wait doubles. */
export const READ_RETRIES = 2
export const READ_RETRY_BASE_MS = 300
/** Waits are spread by this share, so that many browsers do not come back in the same instant. */
export const READ_RETRY_JITTER_SHARE = 0.5
/** What a shopper has left stays in memory for so many queries and so long. */
export const GC_RELEASE_BUFFER_QUERIES = 20
export const QUERY_CACHE_EXPIRATION_MS = 10 * 60_000
/** Kept records: how long changes are gathered before they are written, and how much is kept at most. */
export const SAVE_RECORDS_THROTTLE_MS = 300
export const SAVED_RECORDS_MAX_CHARACTERS = 5_000_000
/** How often a read is asked anew because a change was answered meanwhile; after that its answer is taken as it is. */
export const OVERTAKEN_READS_MAX = 5
