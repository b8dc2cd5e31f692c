/** Names of the changes of quotes, as the queue keeps them. */
export const SAVE_QUOTE = 'saveQuote'
export const DELETE_QUOTE = 'deleteQuote'
export const QUOTE_CHANGES: ReadonlySet<string> = new Set([SAVE_QUOTE, DELETE_QUOTE])
