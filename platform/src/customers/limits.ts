/** Lifetime of an access token in minutes. */
export const TOKEN_TTL_MINUTES = 60
/** A session that is not used this long is over. */
export const SESSION_TTL_DAYS = 60
/** Seconds for which a refresh token is accepted after its successor was exchanged, for requests in flight. */
export const REFRESH_GRACE_SECONDS = 60
/** Devices of one customer; the one not used longest makes room. */
export const SESSIONS_MAX = 20
/** A link to a new password is good this long, once. */
export const RESET_TTL_HOURS = 24
/**
 * Wrong passwords for one account, after which none is looked at for a while. More than the gateway lets through from
 * strangers and from the owner's devices together: strangers must not lock the devices of the owner here.
 */
export const LOGIN_TRIES_MAX = 50
/** Mails with links to a new password that one account is sent in an hour. */
export const RESETS_PER_HOUR = 3
/** A link that makes a new e-mail address the account's is good this long, once. */
export const EMAIL_CHANGE_TTL_HOURS = 24
/** After a change the address of before can take the account back this long. */
export const EMAIL_UNDO_TTL_DAYS = 7
/** Mails about a new address that one account asks for, and that one address is sent, while tries are counted. */
export const EMAIL_CHANGES_MAX = 5
/** A link that brings a guest's orders into an account is good this long, once. */
export const GUEST_ORDER_LINK_TTL_HOURS = 24
/** Such links that one account asks for, and that one address is sent, while tries are counted. */
export const GUEST_ORDER_LINKS_MAX = 5
export const PASSWORD_MIN_LENGTH = 8
/** Longer ones would make hashing a means of attack. */
export const PASSWORD_MAX_LENGTH = 256
/** Of lower case, upper case, digits and other characters. */
export const PASSWORD_MIN_CLASSES = 3
export const ADDRESSES_MAX = 20
export const CUSTOM_ATTRIBUTES_MAX = 5
/** Orders on a page of the history. */
export const ORDER_HISTORY_PAGE_SIZE = 20
export const ORDER_HISTORY_PAGE_SIZE_MAX = 100
