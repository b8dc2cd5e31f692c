/** Customer group of customers that buy at wholesale prices. */
export const WHOLESALE_GROUP = 2
/** Rate limit of registrations per session and address, and its window. Each may send a mail. */
export const REGISTRATIONS_MAX = 20
export const REGISTRATIONS_WINDOW_MS = 15 * 60 * 1000
/** Attempt limit of codes of invitations per session and address, and its window. */
export const INVITATION_TRIES_MAX = 30
export const INVITATION_TRIES_WINDOW_MS = 15 * 60 * 1000
/** Maximum length of the code of an invitation. */
export const INVITATION_CODE_MAX_CHARACTERS = 128
/** Time in which a session can repeat a registration with corrected data of the company. */
export const FOUNDER_TTL_MS = 15 * 60 * 1000
/** Maximum users of a company in a reply. */
export const COMPANY_USERS_MAX = 500
export const REASON_MAX_CHARACTERS = 400
