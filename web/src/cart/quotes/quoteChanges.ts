/** Names of the queueable mutations of quotes. */
export const SAVE_QUOTE = 'saveQuote'
export const DELETE_QUOTE = 'deleteQuote'
export const QUOTE_CHANGES: ReadonlySet<string> = new Set([SAVE_QUOTE, DELETE_QUOTE])
