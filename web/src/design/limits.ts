/** How long a notification stays. */
export const NOTIFICATION_TTL_MS = 5_000
/** Notifications in sight at once; older ones make room. */
export const NOTIFICATIONS_SHOWN = 3
