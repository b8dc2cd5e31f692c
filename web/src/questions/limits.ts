/** Questions per page of the list. */
export const QUESTION_PAGE_SIZE = 5
