/** Complete years from which on a person can apply. */
export const LEGAL_AGE_YEARS = 18
/** Oldest age in years that is taken for a date of birth. */
export const AGE_MAX_YEARS = 120
/** Letters of a name. */
export const NAME_MIN_CHARACTERS = 2
export const NAME_MAX_CHARACTERS = 60
/** Longest text of an address, and of any field whose rule gives no length. */
export const ADDRESS_TEXT_MAX_CHARACTERS = 80
export const FIELD_MAX_CHARACTERS = 120
/** Random characters of a folio. */
export const APPLICATION_FOLIO_CHARACTERS = 8
/** Random bytes of the key that opens an application: 128 bits. */
export const APPLICATION_KEY_BYTES = 16
/** Longest id, key and client alias of a call. */
export const CREDENTIAL_MAX_CHARACTERS = 64
/** Tries within a quarter of an hour: look-ups of a CURP by one address, and applications opened by it. */
export const LOOKUPS_MAX = 5
export const CONTACTS_MAX = 20
/** Codes of promoters and sellers that one application may try within a quarter of an hour. */
export const SELLER_TRIES_MAX = 10
/** Largest amount for a new customer who has moved less than half a year ago, in pesos. */
export const NEWLY_MOVED_MAX_MXN = 3_000
/** Amounts in pesos up to which an application is answered within one business day, and within two; else three. */
export const ONE_DAY_MAX_MXN = 5_000
export const TWO_DAYS_MAX_MXN = 20_000
/** Hour of the day, in Mexico City, by which an application is answered. */
export const ANSWER_HOUR = 12
/** Days for which a counter-offer can be accepted, a draft is kept, and a closed application keeps its data. */
export const ACCEPT_DAYS = 7
export const DRAFT_DAYS = 30
export const CLOSED_KEPT_DAYS = 30
/** Years for which the credit history may be read. */
export const CONSENT_YEARS = 3
/** Interval of the task that decides, expires and erases applications. */
export const APPLICATIONS_INTERVAL_MS = 60_000
/** Applications that a list shows, newest first. */
export const APPLICATIONS_LISTED_MAX = 100
/** Applications of one kind of work in one run of that task. */
export const WORK_BATCH_MAX = 500
/** Interval of the search for files that belong to no application. */
export const ORPHANS_INTERVAL_MS = 3_600_000
/** Maximum applications in review that moderators are listed. */
export const REVIEW_LIST_MAX = 100
