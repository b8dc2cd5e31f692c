/** How long a query that a press started waits for its navigation. */
export const PREPARED_QUERY_MS = 5_000
/** A navigation that is done sooner shows no progress bar: it would only flash. */
export const PROGRESS_DELAY_MS = 120
/** How long a navigation waits at most for the look-up of another path. */
export const LOOKUP_PATIENCE_MS = 5_000
/** What an address that is spelled otherwise than the shop spells it is answered with. */
export const MOVED_PERMANENTLY = 301
