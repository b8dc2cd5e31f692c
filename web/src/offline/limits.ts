/** First pause after a failed transmission; each further one doubles, up to the maximum. */
export const BACKOFF_BASE_MS = 500
export const BACKOFF_MAX_MS = 60_000
/** Answers that are the gateway's own fault are asked for again so often before a task is given up. */
export const FAULT_ATTEMPTS_MAX = 5
/** A change that is longer on its way is told to the shopper as waiting; it goes on by itself. */
export const CALLER_PATIENCE_MS = 20_000
/**
 * The tab that made a change has so long to say that it tells its end; after that the one that sent it does. The one that
 * sent it has so long to tell the others what came of it; after that they ask the shop.
 */
export const HEARD_PATIENCE_MS = 1_000
/** What one transmission may take before it counts as failed. */
export const TRANSMIT_TIMEOUT_MS = 30_000
/** What so many changes came to is kept for who looks it up. */
export const KEPT_RESULTS_MAX = 20
/** How often it is looked whether what is kept fills the browser, and from which share on room is made. */
export const QUOTA_CHECK_MS = 30_000
export const QUOTA_FULL_SHARE = 0.9
/** Pictures that stay readable without a network, and how long one is shown before it is asked for again. */
export const CACHED_PICTURES_MAX = 200
export const CACHED_PICTURE_SECONDS = 30 * 86_400
/** Files of the build beyond those that are fetched ahead of time. */
export const CACHED_FILES_MAX = 100
/** Pages that open from what is kept while the shop itself cannot answer. */
export const KEPT_PAGES_MAX = 500
