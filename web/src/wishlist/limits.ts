/** Maximum numbers of lists per customer and items per list; the platform has the same limits. */
export const WISH_LISTS_MAX = 20
export const WISH_LIST_ITEMS_MAX = 100
/** Time within which signing in resumes a guest's wish. */
export const PENDING_WISH_MS = 30 * 60_000
