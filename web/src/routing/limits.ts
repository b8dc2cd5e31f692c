/** How long a query that a press started waits for its navigation. */
export const PREPARED_QUERY_MS = 5_000
/** A navigation that is done sooner shows no progress bar: it would only flash. */
export const PROGRESS_DELAY_MS = 120
