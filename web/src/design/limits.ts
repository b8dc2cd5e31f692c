/** Time that a notification stays visible. */
export const NOTIFICATION_TTL_MS = 5_000
/** Maximum number of visible notifications; older ones are dropped. */
export const NOTIFICATIONS_SHOWN = 3

/** Delay before a failed picture is requested again. */
export const PICTURE_RETRY_MS = 2_000
