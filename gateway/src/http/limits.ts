/** Maximum length of a return path in an address, as base64. */
export const RETURN_PATH_MAX_CHARACTERS = 4_096
/** Limits of one HTTP request. */
export const BODY_MAX_BYTES = 256 * 1024
export const URL_MAX_BYTES = 16 * 1024
export const HEADERS_MAX_BYTES = 16 * 1024
/** Time-out for the head of a request … */
export const HEAD_TIMEOUT_MS = 8_000
/** … and for the whole request: slow clients are disconnected. */
export const REQUEST_TIMEOUT_MS = 15_000
/** Time-out of an idle connection: longer than a balancer's, so that the balancer always closes first. */
export const KEEP_ALIVE_MS = 65_000
/** Time-out of one operation, from its first resolver to its reply. */
export const OPERATION_TIMEOUT_MS = 10_000
/** Time-out of a single REST call; a page that is rendered on the server sets a shorter one by `X-Deadline-Ms`. */
export const CALL_TIMEOUT_MS = 5_000
export const CALL_TIMEOUT_MIN_MS = 50
/** Time for which a browser caches a preflight reply. */
export const PREFLIGHT_MAX_AGE_SECONDS = 600
/** Max-age of a public reply, and how long it may be served stale while it is refreshed. */
export const PUBLIC_MAX_AGE_SECONDS = 30
export const PUBLIC_STALE_SECONDS = 60
/** Max-age in shared caches between gateway and clients: they are not notified of changes. */
export const PUBLIC_SHARED_MAX_AGE_SECONDS = 30
/** Time-out of a storefront's reply to an invalidation. */
export const FORWARD_TIMEOUT_MS = 2_000
/** Delay before storefronts are notified, so that other gateway instances have received the invalidation first. */
export const INVALIDATION_SETTLE_MS = 50
/** Maximum cache tags in a reply; above it, only kinds and letters are listed, such as `product P`. */
export const CACHE_TAGS_MAX = 300
