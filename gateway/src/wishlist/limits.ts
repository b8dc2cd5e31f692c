/** Lists of one customer in a store, as many as the platform keeps. */
export const WISH_LISTS_MAX = 20
/** Products on one list, as many as the platform keeps. */
export const WISH_LIST_ITEMS_MAX = 100
