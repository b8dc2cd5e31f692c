/** Reviews that a product's page shows at first, and with each press for more. */
export const REVIEW_PAGE_SIZE = 5
