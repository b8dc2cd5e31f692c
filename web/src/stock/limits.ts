/** How long price and stock of a page that stays open count as fresh. */
export const OFFER_FRESH_MS = 60_000
/** The same when a shopper chooses another option: who tries several asks once in so long. */
export const CHOICE_FRESH_MS = 5_000
/** How often, and how soon, a price is asked for again that the platform has not confirmed. */
export const PRICE_RETRIES = 3
export const PRICE_RETRY_MS = 4_000
/** Stock of a page that the server has kept for longer than this is read anew once the page stands. */
export const STOCK_FRESH_MS = 60_000
/** Things whose stock is read at once: as many as the gateway looks up by id. */
export const STOCK_REFRESH_BATCH = 50
