/** Maximum branches of one store in a reply. */
export const BRANCHES_MAX = 200
/** Maximum kinds of complaints of one store in a reply. */
export const COMPLAINT_KINDS_MAX = 50
/** Maximum length of a complaint number in a reply. */
export const FOLIO_MAX_CHARACTERS = 40
/** Maximum length of each text about a branch. */
export const BRANCH_TEXT_MAX_CHARACTERS = 200
/** Maximum opening hours of a branch in a reply, those of single dates counted. */
export const OPENING_HOURS_MAX = 100
export const MAP_ADDRESS_MAX_CHARACTERS = 1_000
/** TTL of contact details and branches. */
export const CONTACT_CACHE_MS = 5 * 60_000
/** Rate limit of messages to the shop: each fills a mailbox. */
export const CONTACT_MESSAGES_MAX = 5
export const CONTACT_MESSAGES_WINDOW_MS = 15 * 60_000
