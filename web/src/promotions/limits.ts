/** Number of promotions on one page of the index. */
export const PROMOTIONS_PAGE_SIZE = 8
/** Maximum number of promotions that the gateway returns at once. */
const CONNECTION_LIMIT = 100
/** Maximum number of pages in one answer. */
export const PROMOTION_PAGES_AT_ONCE = Math.floor(CONNECTION_LIMIT / PROMOTIONS_PAGE_SIZE)
/** Maximum number of products of a block of a landing page. */
export const LANDING_PRODUCTS = 24
/** Condition of the page of large discounts. */
export const LARGE_DISCOUNT = { attribute: 'discount', range: '20-*' } as const
