/** Wrong passwords that one session, one address, one account and one device may try, and for how long they count. */
export const PASSWORD_TRIES_MAX = 10
export const PASSWORD_TRIES_WINDOW_MS = 15 * 60 * 1000
/** Wrong tokens of mails' links that may be tried, and links that may be asked for, in the same time. */
export const RESET_TOKEN_TRIES_MAX = 10
export const RESET_LINKS_MAX = 10
/** Tokens of this length cannot be guessed: wrong ones do not count against the account, only against who tries them. */
export const RESET_TOKEN_UNGUESSABLE_CHARACTERS = 20
/** Accounts that one session and one address may make, and for how long they count. Many people share an address. */
export const SIGN_UPS_MAX = 100
export const SIGN_UPS_WINDOW_MS = 15 * 60 * 1000
/** Wrong tokens of silent logins by one session and one address, and for how long they count. */
export const SILENT_TRIES_MAX = 30
export const SILENT_TRIES_WINDOW_MS = 15 * 60 * 1000
/** What a sign-in without a form has to say is kept this long for the page that it leads to, and no more of it than this. */
export const ARRIVAL_NOTICES_TTL_MS = 5 * 60 * 1000
export const ARRIVAL_NOTICES_MAX = 20
/** Addresses of one customer that are read. */
export const CUSTOMER_ADDRESSES_MAX = 100
/** Addresses that one customer may keep. */
export const ADDRESSES_KEPT_MAX = 20
/** Devices that are listed. */
export const DEVICES_MAX = 50
export const DEVICE_ID_MAX_CHARACTERS = 64
/** Longest name that a device may call itself by. */
export const DEVICE_NAME_MAX_CHARACTERS = 200
/** Longest token of a mail's link. */
export const RESET_TOKEN_MAX_CHARACTERS = 128
export const EMAIL_LINK_MAX_CHARACTERS = 128
/** Links about e-mail addresses that one session and one address may try, and for how long they count. */
export const EMAIL_LINK_TRIES_MAX = 30
export const EMAIL_LINK_TRIES_WINDOW_MS = 15 * 60 * 1000
/** How long the platform says to wait after too many wishes for another address. */
export const EMAIL_CHANGES_WINDOW_MS = 15 * 60 * 1000
export const CAPTCHA_TOKEN_MAX_CHARACTERS = 4_096
/** Fields of one form that are read of the platform. */
export const ATTRIBUTES_MAX = 60
export const ATTRIBUTE_LABEL_MAX_CHARACTERS = 100
