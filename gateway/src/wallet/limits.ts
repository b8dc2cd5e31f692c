/** Maximum entries in a reply: a platform without pages sends all at once. */
export const WALLET_ENTRIES_MAX = 1_000
/** Maximum length of an entry's reason. */
export const WALLET_REASON_MAX_CHARACTERS = 300
