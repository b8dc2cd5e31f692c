/** Time in seconds for which a challenge is good, if the clock of the device is wrong. */
export const LIVE_TEST_SECONDS = 120
/** Time in seconds to make a move before its picture is taken. */
export const SHOT_SECONDS = 4
/** Interval in milliseconds at which a live test on another telephone is looked for. */
export const ELSEWHERE_POLL_MS = 5_000
/** Number of times that it is looked for by itself: five minutes. */
export const ELSEWHERE_POLLS_MAX = 60
