/**
 * Milliseconds of one wait before outcomes are shown together, and maximum number of waits while more are expected.
 */
export const NEWS_REST_MS = 600
export const NEWS_LOOKS_MAX = 8
/** Interval at which the waiting page reads the queue. */
export const WAITING_LOOK_MS = 1_000
/** Milliseconds before the total of a waiting order is requested again after a failure. */
export const TOTAL_LOOK_MS = 5_000
