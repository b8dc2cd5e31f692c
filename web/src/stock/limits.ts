/** Time for which price and stock of an open page count as fresh. */
export const OFFER_FRESH_MS = 60_000
/** The same for a chosen variant: limits the requests of a shopper who tries several. */
export const CHOICE_FRESH_MS = 5_000
/** Number of retries, and delay between them, for a price that the platform has not confirmed. */
export const PRICE_RETRIES = 3
export const PRICE_RETRY_MS = 4_000
/** Maximum age of a server-cached page's stock before it is refetched on the client. */
export const STOCK_FRESH_MS = 60_000
/** Records per request for stock: the gateway's limit for a lookup by ids. */
export const STOCK_REFRESH_BATCH = 50
