/** Lists of a customer, and products of a list, that are read: as many as the shop keeps. */
export const WISH_LISTS_MAX = 20
export const WISH_LIST_ITEMS_MAX = 100
/** A wish of a guest is taken up again by signing in within so long. */
export const PENDING_WISH_MS = 30 * 60_000
