/** First pause after a failed transmission; each further one doubles, up to the maximum. */
export const BACKOFF_BASE_MS = 500
export const BACKOFF_MAX_MS = 60_000
/** Answers that are the gateway's own fault are asked for again so often before a task is given up. */
export const FAULT_ATTEMPTS_MAX = 5
/** A change that is longer on its way is told to the shopper as waiting; it goes on by itself. */
export const CALLER_PATIENCE_MS = 20_000
