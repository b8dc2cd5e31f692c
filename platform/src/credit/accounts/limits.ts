/** Fewest and most digits of a PIN. A new account gets one with the fewest. */
export const PIN_MIN_DIGITS = 4
export const PIN_MAX_DIGITS = 8
/** Wrong PINs for one account, from one network address, and in one session, after which none is looked at for a while. */
export const PIN_TRIES_MAX = 5
export const PIN_LOCK_MINUTES = 15
/** Locks of one account within a day, after which no PIN is looked at until a new one is set. */
export const PIN_LOCKS_MAX = 3
export const PIN_LOCKS_HOURS = 24
/** Days without a try after which the tries of an account number are forgotten, unless its PIN is off. */
export const PIN_TRIES_TTL_DAYS = 30
/** A session ends so long after its last use, and at the latest so long after its beginning. */
export const CREDIT_SESSION_IDLE_MINUTES = 15
export const CREDIT_SESSION_MAX_HOURS = 2
/** Look-ups of accounts, and requests for codes, from one network address within the time of a lock. */
export const LOOK_UPS_MAX = 5
/** Maximum length of what callers send: numbers and PINs as typed. */
export const NUMBER_MAX_CHARACTERS = 20
export const PIN_MAX_CHARACTERS = 20
