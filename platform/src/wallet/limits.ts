/** Entries of a wallet in one answer. */
export const WALLET_PAGE_MAX = 100
/** The most that is booked at once, in the wallet's currency. */
export const WALLET_BOOKING_MAX = 1_000_000
/** Maximum characters of the shop's note on an entry. */
export const WALLET_NOTE_MAX_LENGTH = 200
