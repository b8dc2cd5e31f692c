/** Minimum time between two looks for a new version. */
export const UPDATE_CHECK_INTERVAL_MS = 3_600_000
