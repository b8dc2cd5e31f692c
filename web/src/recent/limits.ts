/** Products shown as seen before below another one. */
export const RECENT_SHOWN_MAX = 8
/** Products kept, all of which the account's page shows: one question asks for them. */
export const RECENT_KEPT_MAX = 24
