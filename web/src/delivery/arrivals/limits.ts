/**
 * Maximum number of products whose delivery days are read with one request: a page of a list, so that a list of several
 * pages asks nothing when a shopper comes back to it.
 */
export const ARRIVALS_BATCH = 24
