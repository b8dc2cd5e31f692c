/** Largest request body, in bytes. Orders carry whole cart lines, so this is above a cart's needs. */
export const BODY_LIMIT_BYTES = 1_048_576
/** Time for the head of a request to arrive, and for the whole request. Node looks for late ones at an interval. */
export const HEADERS_TIMEOUT_MS = 8_000
export const REQUEST_TIMEOUT_MS = 15_000
export const CONNECTIONS_CHECKING_INTERVAL_MS = 1_000
/** Longer than the gateway keeps an idle connection: it is the gateway that closes, never while it sends. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000
export const HEADERS_MAX_BYTES = 16_384
/** Skus of one stock list call. */
export const STOCK_LIST_MAX_SKUS = 15
/** Skus of one render-list or product list call. */
export const PRODUCT_LIST_MAX_SKUS = 200
/** Page of a search without `size`, or with one below nothing. */
export const SEARCH_DEFAULT_SIZE = 50
/** `from + size` of a search may not go past this. */
export const SEARCH_WINDOW_MAX = 10_000
/** Conditions, and available filters, of one search. */
export const SEARCH_FILTERS_MAX = 100
export const SEARCH_AGGREGATIONS_MAX = 50
/** `*` in one field name: each one more makes matching a name more expensive. */
export const FIELD_WILDCARDS_MAX = 3
/** Buckets of a terms aggregation without `options.size`; fewer for prices, which are not read one by one. */
export const AGGREGATION_DEFAULT_SIZE = 1_000
export const PRICE_TERMS_DEFAULT_SIZE = 10
/** Discounts are counted in steps of this many percent, rounded up. */
export const DISCOUNT_STEP = 10
/** Characters of a search text that are looked at. */
export const SEARCH_TEXT_MAX_LENGTH = 200
/** Words of a search text that are looked for. */
export const SEARCH_WORDS_MAX = 12
/** Words that shoppers typed and whose stems are kept, those typed last. */
export const TYPED_WORDS_MAX = 10_000
/** Typing errors forgiven in a search word, and the letters at its start that must be right. */
export const FUZZINESS = 2
export const FUZZY_PREFIX_LENGTH = 2
/** Words that one mistyped word may stand for. */
export const FUZZY_MAX_EXPANSIONS = 3
/** Words that one unfinished word may stand for, the most frequent ones. */
export const PREFIX_MAX_EXPANSIONS = 50
/** Share of the words of a search text that a hit must contain. */
export const MINIMUM_SHOULD_MATCH = 0.75
/** Documents that score less are left out: they share no more than a frequent word of their description. */
export const MINIMUM_SCORE = 0.02
/** Score weight of a word by field; `text` is the short description, `nameStart` the kind of product. */
export const FIELD_BOOSTS = {
  name: 4,
  sku: 2,
  category: 1,
  text: 0.2,
  nameStart: 3,
  brand: 3,
  keywords: 0.5,
  options: 3,
}
/** An attribute with more values than this is nothing to choose from: it is asked of the database. */
export const FACET_MAX_VALUES = 1_000
/** Text longer than this is kept but cannot be filtered by equality. */
export const FACET_TEXT_MAX_LENGTH = 256
/** Lines of one cart, and units of one line. */
export const CART_MAX_LINES = 200
export const LINE_MAX_QUANTITY = 10_000
/** Hours for which the answer to an idempotency key is stored. */
export const IDEMPOTENCY_TTL_HOURS = 24
export const IDEMPOTENCY_KEY_MAX_LENGTH = 128
/** Maximum time from a stop signal to the end of the process. */
export const SHUTDOWN_TIMEOUT_MS = 10_000
/** Longest time that a stopping server serves on, not ready; the rest is for running requests. */
export const STOP_DELAY_MAX_MS = 8_000
/** Maximum number of products in a seed: one machine's database holds them with ease. */
export const SEED_PRODUCTS_MAX = 500_000
/** Documents per insert statement while seeding or importing. */
export const DOCUMENT_BATCH_SIZE = 200
/** Documents that an index reads at once: other requests are answered in between. */
export const INDEX_BATCH_SIZE = 200
/** Documents whose price changes that are written in one transaction, with one new version of the index. */
export const REPRICE_BATCH_SIZE = 1_000
/** Answers that each state of an index remembers. */
export const RECENT_ANSWERS_MAX = 1_000
/** Hits and counts of all of these answers together: some 60 MB. */
export const RECENT_VALUES_MAX = 1_000_000
/** Share of empty slots in an index, left by changes, above which the index is rebuilt. */
export const INDEX_EMPTY_SHARE_MAX = 0.25
/** An extract changes when its product's words do, which is seldom. */
export const SAMPLE_MAX_AGE_SECONDS = 3_600
/** Maximum characters of text in a PDF extract; one page holds far less. */
export const SAMPLE_TEXT_MAX_CHARACTERS = 4_000
export const SAMPLE_PICTURE_PIXELS = 640
/** Bytes at the start of an imported file from which its layout is detected. */
export const IMPORT_HEAD_BYTES = 262_144
/** Longest line of an imported file that is read as one record. */
export const IMPORT_LINE_MAX_CHARACTERS = 67_108_864
/** Part of an imported file that is parsed at once. */
export const IMPORT_PIECE_MAX_CHARACTERS = 65_536
/** Longest SKU, in imports and in every field that takes one. */
export const SKU_MAX_CHARACTERS = 255
/** Part of the records of an imported file that must be usable. */
export const IMPORT_USABLE_SHARE_MIN = 0.5
