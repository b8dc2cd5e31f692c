/** Branches that are read of one store. */
export const BRANCHES_MAX = 200
/** Kinds of complaints that are read of one store. */
export const COMPLAINT_KINDS_MAX = 50
/** Longest number of a complaint that is told. */
export const FOLIO_MAX_CHARACTERS = 40
/** Characters of each thing that is said of a branch. */
export const BRANCH_TEXT_MAX_CHARACTERS = 200
export const MAP_ADDRESS_MAX_CHARACTERS = 1_000
/** How long is known how a store is reached and where its branches are. */
export const CONTACT_CACHE_MS = 5 * 60_000
/** Messages to the shop fill somebody's mail box: so many in so much time. */
export const CONTACT_MESSAGES_MAX = 5
export const CONTACT_MESSAGES_WINDOW_MS = 15 * 60_000
