/** Customer group of customers that buy at wholesale prices. */
export const WHOLESALE_GROUP = 2
/** Id of the store in which companies register. */
export const COMPANY_STORE_ID = 8
/** Id of the state of a company that named none, and the placeholders for the rest of its address. */
export const NO_REGION_ID = 2_334
/** Time after the creation of a customer in which their company can be registered without a session. */
export const REGISTRATION_MINUTES = 15
/** A link in an invitation is good this long, once. */
export const INVITATION_TTL_DAYS = 7
/** Invitations that one company sends in 24 hours. */
export const INVITATIONS_PER_DAY = 20
/** Users of one company, those that are switched off included. */
export const COMPANY_USERS_MAX = 200
/** Pending companies that a moderator is shown at once. */
export const PENDING_COMPANIES_MAX = 100
/** Minutes after which development approves a company that keeps the rules. */
export const APPROVAL_DELAY_MINUTES = 10
/** Delivered orders, or their value in pesos, within the months before, that give a company wholesale prices. */
export const WHOLESALE_ORDERS = 3
export const WHOLESALE_AMOUNT = 30_000
export const WHOLESALE_MONTHS = 12
/** Length of a company's own order number, in characters. */
export const COMPANY_ORDER_NUMBER_MAX_LENGTH = 40
export const COMPANY_NAME_MAX_LENGTH = 120
export const JOB_TITLE_MAX_LENGTH = 80
export const REASON_MAX_LENGTH = 400
export const STREET_LINES_MAX = 4
