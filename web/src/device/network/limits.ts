/** Maximum milliseconds of a try whether the shop can be reached, and the pause between two. */
export const PROBE_TIMEOUT_MS = 5_000
export const PROBE_PAUSE_MS = 3_000
