/** Entries that are read of one answer: a platform without pages gives all of them at once. */
export const WALLET_ENTRIES_MAX = 1_000
/** Characters of what the shop says of an entry. */
export const WALLET_REASON_MAX_CHARACTERS = 300
