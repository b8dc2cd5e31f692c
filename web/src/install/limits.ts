/** Message to a waiting version of the service worker: it takes over the pages of the present one. */
export const TAKE_OVER = 'take-over'

/** Minimum time between two looks for a new version. */
export const UPDATE_CHECK_INTERVAL_MS = 3_600_000
