/** Attempt limit of passwords per session, address, account and device, and its window. */
export const PASSWORD_TRIES_MAX = 10
export const PASSWORD_TRIES_WINDOW_MS = 15 * 60 * 1000
/** Attempt limit of tokens in mailed links, and rate limit of such mails, in the same window. */
export const RESET_TOKEN_TRIES_MAX = 10
export const RESET_LINKS_MAX = 10
/**
 * Minimum reply time of a request for a reset link. Longer than the platform needs to write the mail: otherwise the time
 * would reveal an address that has no account.
 */
export const RESET_LINK_ANSWER_MIN_MS = 400
/**
 * Length from which a token cannot be guessed: wrong ones then count against the caller only, not against the account.
 */
export const RESET_TOKEN_UNGUESSABLE_CHARACTERS = 20
/** Rate limit of new accounts per session and address, and its window. Many people share an address. */
export const SIGN_UPS_MAX = 100
export const SIGN_UPS_WINDOW_MS = 15 * 60 * 1000
/** Attempt limit of silent logins per session and address, and its window. */
export const SILENT_TRIES_MAX = 30
export const SILENT_TRIES_WINDOW_MS = 15 * 60 * 1000
/** TTL and maximum number of the notices of a sign-in without a form, stored for the page that follows. */
export const ARRIVAL_NOTICES_TTL_MS = 5 * 60 * 1000
export const ARRIVAL_NOTICES_MAX = 20
/** Maximum addresses of one customer in a reply. */
export const CUSTOMER_ADDRESSES_MAX = 100
/** Maximum addresses that one customer may save. */
export const ADDRESSES_KEPT_MAX = 20
/** Maximum devices in a list. */
export const DEVICES_MAX = 50
export const DEVICE_ID_MAX_CHARACTERS = 64
/** Maximum length of a device's name. */
export const DEVICE_NAME_MAX_CHARACTERS = 200
/** Maximum length of a token in a mailed link. */
export const RESET_TOKEN_MAX_CHARACTERS = 128
export const EMAIL_LINK_MAX_CHARACTERS = 128
/** Attempt limit of e-mail links per session and address, and its window. */
export const EMAIL_LINK_TRIES_MAX = 30
export const EMAIL_LINK_TRIES_WINDOW_MS = 15 * 60 * 1000
/** Window of the platform's rate limit on e-mail changes. */
export const EMAIL_CHANGES_WINDOW_MS = 15 * 60 * 1000
export const CAPTCHA_TOKEN_MAX_CHARACTERS = 4_096
/** Maximum fields of one form in a reply. */
export const ATTRIBUTES_MAX = 60
export const ATTRIBUTE_LABEL_MAX_CHARACTERS = 100
