/** Largest request body, in bytes. Orders carry whole cart lines, so this is above a cart's needs. */
export const BODY_LIMIT_BYTES = 1_048_576
/** Skus of one stock list call. */
export const STOCK_LIST_MAX_SKUS = 15
/** Skus of one render-list or product list call. */
export const PRODUCT_LIST_MAX_SKUS = 200
/** Page of a search without `size`. */
export const SEARCH_DEFAULT_SIZE = 10
/** `from + size` of a search may not go past this. */
export const SEARCH_WINDOW_MAX = 10_000
/** Conditions, and available filters, of one search. */
export const SEARCH_FILTERS_MAX = 100
export const SEARCH_AGGREGATIONS_MAX = 50
/** `*` in one field name: each one more makes matching a name more expensive. */
export const FIELD_WILDCARDS_MAX = 3
/** Buckets of a terms aggregation without `options.size`. */
export const AGGREGATION_DEFAULT_SIZE = 1_000
/** Characters of a search text that are looked at. */
export const SEARCH_TEXT_MAX_LENGTH = 200
/** Typing errors forgiven in a search word, and the letters at its start that must be right. */
export const FUZZINESS = 2
export const FUZZY_PREFIX_LENGTH = 2
/** Words that one mistyped word may stand for. */
export const FUZZY_MAX_EXPANSIONS = 3
/** Share of the words of a search text that a hit must contain. */
export const MINIMUM_SHOULD_MATCH = 0.75
/** Text longer than this is kept but cannot be filtered by equality. */
export const FACET_TEXT_MAX_LENGTH = 256
/** Lines of one cart, and units of one line. */
export const CART_MAX_LINES = 200
export const LINE_MAX_QUANTITY = 10_000
/** How long the answer to an idempotency key is kept. */
export const IDEMPOTENCY_TTL_HOURS = 24
export const IDEMPOTENCY_KEY_MAX_LENGTH = 128
/** From a stop signal to the end of the process. */
export const SHUTDOWN_TIMEOUT_MS = 10_000
/** Documents per insert statement while seeding or importing. */
export const DOCUMENT_BATCH_SIZE = 200
