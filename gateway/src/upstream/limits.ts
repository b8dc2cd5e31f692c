/** How long one REST call may take. */
export const UPSTREAM_CALL_TIMEOUT_MS = 5_000
/** How long an order waits for the platform to hear who sent its shopper. */
export const ORIGIN_TIMEOUT_MS = 1_000
/** A read is tried again this often at most, inside the request's deadline. */
export const READ_RETRIES_MAX = 2
/** Pause before a retry: chosen at random up to this, so that many clients do not knock at once. */
export const RETRY_PAUSE_MAX_MS = 100
/** Biggest reply that is read. */
export const REPLY_MAX_BYTES = 8 * 1024 * 1024
/** A document of up to so many characters is remembered: a list's. Those of a product's page are longer, and seldom the same. */
export const KNOWN_DOCUMENT_MAX_CHARACTERS = 4_000
/** Characters of documents that are remembered: some five thousand as lists ask for them. */
export const KNOWN_DOCUMENTS_MAX_CHARACTERS = 8_000_000
/** A document that was not asked for in so long is forgotten before twice as long is over. */
export const KNOWN_GENERATION_MS = 30_000
/** Connections to the platform that one gateway keeps. */
export const UPSTREAM_CONNECTIONS_MAX = 128
/** Longest silence on a kept connection before it is closed: below the 5 s after which many servers close theirs. */
export const KEEP_ALIVE_MS = 4_000
/** A public reply is good for everybody this long, unless its row or its caller says otherwise. */
export const PUBLIC_CACHE_MS = 1_000
/** The same for documents of the catalogue where somebody tells us of their changes. */
export const TOLD_CACHE_MS = 60_000
/** Public replies that are kept. */
export const PUBLIC_CACHE_ENTRIES_MAX = 2_000
/** Bytes of public replies that are kept, counted as received. */
export const PUBLIC_CACHE_MAX_BYTES = 64 * 1024 * 1024
/** A reply of so many bytes that is good for so short a time is held when it was asked for before … */
export const LARGE_REPLY_BYTES = 8 * 1024
export const BRIEF_HOLD_MAX_MS = 1_000
/** … so long ago at least, and twice as long at most. */
export const SEEN_GENERATION_MS = 10_000
/** Texts that are told apart in that time: those above it are taken for new. A power of two. */
export const SEEN_TEXTS = 16_384
/** How often held replies that are good no longer are looked for. */
export const HELD_SWEEP_MS = 1_000
/** So many failures in a row open a family's circuit … */
export const BREAKER_FAILURES = 8
/** … and this much later one call is let through to see whether it is well again. */
export const BREAKER_HALF_OPEN_MS = 3_000
/** A time-out counts for the circuit when the call had this long: a client that asks for less must not open it for all. */
export const BREAKER_PATIENCE_MS = 1_000
/** Days of delivery change when a day ends, not sooner. */
export const DELIVERY_CACHE_MS = 60_000
/** Time until a function that a platform lacks is asked for again. */
export const LACK_TTL_MS = 60_000
/** Time until a platform is asked again whether it still has a part that it was found to have. */
export const OFFER_TTL_MS = 600_000
/** Waiting time for a platform that is asked whether it has a part: a page goes on as if it had. */
export const OFFER_WAIT_MS = 1_000
/** Endpoints that are remembered as found, more than there are. */
export const OFFERS_MAX = 200
/** Findings of lacking functions that are kept, of all stores together. */
export const LACKS_MAX = 500
