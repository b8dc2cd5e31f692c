/** Maximum lists of one customer in a store, as on the platform. */
export const WISH_LISTS_MAX = 20
/** Maximum products on one list, as on the platform. */
export const WISH_LIST_ITEMS_MAX = 100
