/** Milliseconds for which a query that a press started waits for its navigation. */
export const PREPARED_QUERY_MS = 5_000
/** Milliseconds for which the query of a page that is never rendered, as the shopper went on, keeps its records. */
export const UNSEEN_QUERY_MS = 5 * 60_000
/** Milliseconds after which a navigation shows the progress bar: for a faster one it would only flash. */
export const PROGRESS_DELAY_MS = 120
/** Milliseconds after which a navigation says that the network is slow. */
export const SLOW_NAVIGATION_MS = 5_000
/** Maximum milliseconds that a navigation waits for the look-up of another path. */
export const LOOKUP_PATIENCE_MS = 5_000
/** Status of the redirect from an address to its canonical form. */
export const MOVED_PERMANENTLY = 301
