/** Products shown as seen before. */
export const RECENT_SHOWN_MAX = 8
/** Products kept: one more than is shown, because the present one is left out. */
export const RECENT_KEPT_MAX = RECENT_SHOWN_MAX + 1
