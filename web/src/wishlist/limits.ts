/** Maximum numbers of lists per customer and items per list; the platform has the same limits. */
export const WISH_LISTS_MAX = 20
export const WISH_LIST_ITEMS_MAX = 100
/** Maximum number of products that a guest saves on a device: the page shows all of them with one request. */
export const DEVICE_WISHES_MAX = 50
