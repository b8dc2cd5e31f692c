/** Days for which the page of a promotion that has ended stays. */
export const ENDED_SHOWN_DAYS = 30
/** Promotions of one answer, by default and at most. */
export const PROMOTIONS_DEFAULT_SIZE = 12
export const PROMOTIONS_MAX_SIZE = 100
/** Furthest promotion that an answer may begin with. */
export const PROMOTIONS_MAX_OFFSET = 10_000
export const SLUG_MAX_LENGTH = 120
export const DEPARTMENT_MAX_LENGTH = 60
