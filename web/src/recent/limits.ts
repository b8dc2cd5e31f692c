/** Maximum number of viewed products shown below another product. */
export const RECENT_SHOWN_MAX = 8
/** Maximum number of stored products. The account's page shows all of them with one request. */
export const RECENT_KEPT_MAX = 24
