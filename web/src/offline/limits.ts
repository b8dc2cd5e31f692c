/** Milliseconds of the first pause after a failed transmission; each further one doubles, up to the maximum. */
export const BACKOFF_BASE_MS = 500
export const BACKOFF_MAX_MS = 60_000
/** Maximum milliseconds of a timer: browsers fire a longer one at once. */
export const TIMER_MAX_MS = 2 ** 31 - 1
/** Maximum number of attempts that fail by the gateway's own fault before a task is given up. */
export const FAULT_ATTEMPTS_MAX = 5
/** Number of failed attempts after which every page says that a task waits: some three seconds, and their time-outs. */
export const HELD_UP_ATTEMPTS = 3
/** Milliseconds after which a change in flight is reported as waiting; its task continues. */
export const CALLER_PATIENCE_MS = 20_000
/**
 * Milliseconds for which the tab that made a change may confirm that it shows the outcome; after that the sending tab
 * shows it. The sending tab has as long to announce the outcome; after that the others read from the shop.
 */
export const HEARD_PATIENCE_MS = 1_000
/**
 * Maximum number of messages from other tabs held while the queue loads: the queue reads their tasks from the storage.
 */
export const MISSED_MESSAGES_MAX = 200
/** Maximum number of ids of removed tasks, in a tab and in a task that stands for them: messages may still name them. */
export const REMOVED_IDS_MAX = 200
/** Maximum number of refusals that wait for the page that shows them beside its fields. */
export const UNTOLD_REFUSALS_MAX = 20
/**
 * Milliseconds after its first transmission for which a task without an answer is sent again: an hour less than the
 * gateway keeps idempotency keys.
 */
export const REPEATABLE_MS = 23 * 3_600_000
/** Maximum number of stored results. */
export const STORED_RESULTS_MAX = 20
/** Interval of the storage check, and the used share of the quota above which room is made. */
export const QUOTA_CHECK_MS = 30_000
export const QUOTA_FULL_SHARE = 0.9
/** Maximum number of pictures available offline, and seconds for which one is shown before it is fetched again. */
export const CACHED_PICTURES_MAX = 200
export const CACHED_PICTURE_SECONDS = 30 * 86_400
/** Maximum number of cached build files; all code and styles are in the pack as well. */
export const CACHED_FILES_MAX = 200
/** Milliseconds for which a page of the offline snapshot waits for the network when it is opened. */
export const PAGE_PATIENCE_MS = 10_000
/** Maximum number of pages that open from the offline snapshot while the shop cannot answer. */
export const SNAPSHOT_PAGES_MAX = 500
/** Maximum number of refreshes before the shopper counts as signed out. */
export const REFRESH_ATTEMPTS_MAX = 3
