/** Of a path that an address says to lead back to, as base64. */
export const RETURN_PATH_MAX_CHARACTERS = 4_096
/** What one HTTP request may bring. */
export const BODY_MAX_BYTES = 256 * 1024
export const URL_MAX_BYTES = 16 * 1024
export const HEADERS_MAX_BYTES = 16 * 1024
/** A client that dawdles is cut off: with its head after this … */
export const HEAD_TIMEOUT_MS = 8_000
/** … and with the whole request after this. */
export const REQUEST_TIMEOUT_MS = 15_000
/** An idle connection is kept this long: longer than a balancer keeps its own, so that it is never the one surprised. */
export const KEEP_ALIVE_MS = 65_000
/** One operation, from its first resolver to its answer. */
export const OPERATION_TIMEOUT_MS = 10_000
/** Longest wait for a single REST call; a page that is rendered on the server asks for less by `X-Deadline-Ms`. */
export const CALL_TIMEOUT_MS = 5_000
export const CALL_TIMEOUT_MIN_MS = 50
/** After SIGTERM, what has begun may take this long to end. */
/** How long a browser remembers what a preflight allowed. */
export const PREFLIGHT_MAX_AGE_SECONDS = 600
/** How long caches keep a public answer, and how long they may show it while they fetch a new one. */
export const PUBLIC_MAX_AGE_SECONDS = 30
export const PUBLIC_STALE_SECONDS = 60
/** The same for caches that many share, between us and the clients: they are told nothing when something changes. */
export const PUBLIC_SHARED_MAX_AGE_SECONDS = 30
/** A storefront that is told of a change answers within this, or is not waited for. */
export const FORWARD_TIMEOUT_MS = 2_000
/** What the other instances may need to hear of a change before a storefront asks them again. */
export const INVALIDATION_SETTLE_MS = 50
/** Above so many cache tags an answer tells only the kinds and letters of what it was made of: `product P`. */
export const CACHE_TAGS_MAX = 300
