/** Reviews per page of the list. */
export const REVIEW_PAGE_SIZE = 5
