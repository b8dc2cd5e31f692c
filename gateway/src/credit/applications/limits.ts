/** Rate limits per session and address, and their window: applicants, SMS, codes, bank accounts, sellers, files. */
export const APPLICATION_WINDOW_MS = 15 * 60_000
export const APPLICANTS_MAX = 20
export const APPLICANT_CODE_SENDS_MAX = 10
export const APPLICANT_CODE_TRIES_MAX = 10
export const RESUME_CODE_SENDS_MAX = 10
export const RESUME_TRIES_MAX = 10
export const BANK_CHECKS_MAX = 20
export const SELLER_CODES_MAX = 10
export const LIVE_TESTS_MAX = 10
export const UPLOADS_MAX = 40
/** Maximum applications of a customer in a list. */
export const REQUESTS_MAX = 100
/** Maximum length of the id and the key of an application, and of a challenge. */
export const CREDENTIAL_MAX_CHARACTERS = 64
/** Maximum length of a text of an application: names, addresses, codes. */
export const APPLICATION_TEXT_MAX_CHARACTERS = 120
/** Maximum beneficiaries that are sent; the platform refuses more than it insures. */
export const BENEFICIARIES_SENT_MAX = 20
/** Maximum beneficiaries of an insurance. */
export const BENEFICIARIES_MAX = 5
/** Digits of a masked telephone. */
export const HINT_DIGITS = 4
/** Maximum bytes of an identification file, and of the pictures of a live test. */
export const UPLOAD_MAX_BYTES = 720_000
/** Frames of a live test. */
export const LIVE_FRAMES = 3
/** Version of the texts that an applicant agrees to. */
export const CONSENT_VERSION = '2026-11'
/** Random bytes of the id of a started application. A cookie has little room. */
export const START_ID_BYTES = 9
