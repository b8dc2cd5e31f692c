/** TTL of promotions and landing pages; a list is read again once one of its promotions begins or ends. */
export const PROMOTION_CACHE_MS = 60_000
/** Days for which the page of a promotion that has ended stays. */
export const ENDED_SHOWN_DAYS = 30
export const SLUG_CHARACTERS_MAX = 120
/** Maximum length of a department's code that the platform takes. */
export const DEPARTMENT_CHARACTERS_MAX = 60
/** Furthest promotion that the platform lists. */
export const PROMOTIONS_OFFSET_MAX = 10_000
export const DEPARTMENTS_MAX = 50
export const LANDING_BLOCKS_MAX = 12
export const LANDING_LINKS_MAX = 24
/** Maximum and default number of products of a block. */
export const LANDING_PRODUCTS_MAX = 24
export const LANDING_PRODUCTS_DEFAULT = 12
export const COUPON_CHARACTERS_MAX = 60
