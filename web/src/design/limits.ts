/** How long a notification stays. */
export const NOTIFICATION_TTL_MS = 5_000
/** Notifications in sight at once; older ones make room. */
export const NOTIFICATIONS_SHOWN = 3

/** How long after a picture has failed it is asked for once more. */
export const PICTURE_RETRY_MS = 2_000
