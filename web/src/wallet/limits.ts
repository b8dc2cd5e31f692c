/** Entries per page of a wallet's history. */
export const WALLET_PAGE_SIZE = 10
