/** So long it is waited for more news before they are told together, and how often while more are on their way. */
export const NEWS_REST_MS = 600
export const NEWS_LOOKS_MAX = 8
/** How often the page of what waits looks at the queue. */
export const WAITING_LOOK_MS = 1_000
/** Pause before the total of an order that waits is asked for again, where nobody could say it. */
export const TOTAL_LOOK_MS = 5_000
