/** Limits of one document. Checked before validation, whose rule on overlapping fields takes quadratic time. */
export const DOCUMENT_MAX_CHARACTERS = 40_000
export const DOCUMENT_MAX_TOKENS = 3_000
export const DOCUMENT_MAX_DEPTH = 12
export const DOCUMENT_MAX_ALIASES = 30
export const DOCUMENT_MAX_FIELDS = 400
export const DOCUMENT_MAX_ROOT_FIELDS = 20
export const DOCUMENT_MAX_DIRECTIVES = 30

/** Maximum items of an input list, in a variable or in the document. */
export const INPUT_LIST_MAX_ITEMS = 50
/** Maximum nesting depth of variables. */
export const VARIABLES_MAX_DEPTH = 12

/** Maximum cost of one operation: see operationCost. */
export const COST_MAX_SHOP = 5_000
export const COST_MAX_PARTNER = 50_000
/**
 * Maximum cost of the storefront's own documents, whose page sizes are variables. A test keeps it above the largest of
 * them.
 */
export const COST_MAX_TRUSTED = 25_000
/** Cost of a mutation, in addition to that of the objects that it returns. */
export const MUTATION_COST = 10
/** Assumed number of objects in an introspection: types, fields, arguments and their types. */
export const INTROSPECTION_OBJECTS = 4_000

/** Cost of every request, also of an empty document and of `{ __typename }`. */
export const REQUEST_COST = 10
/** Surcharge of a refused request, for parsing and validating it in vain. */
export const REFUSAL_COST = 2_000
/** Share of an operation's objects that is charged in any case, even if they were cached. */
export const ANSWER_SHARE = 0.02
/** Share of an operation's objects that is reserved while it runs. */
export const HELD_SHARE = 0.1
/** Cost of one REST call, and bytes of its reply that cost one more. */
export const CALL_COST = 10
export const BYTES_PER_POINT = 500
/** Cost of all queries of one rendered page: the first of them is refused unless the quota has room for all. */
export const VISIT_RESERVE = 1_000

/** Burst and refill per minute of an address, in cost. A new page costs about 300. */
export const RATE_BURST_ADDRESS = 360_000
export const RATE_PER_MINUTE_ADDRESS = 360_000
export const RATE_BURST_SESSION = 120_000
export const RATE_PER_MINUTE_SESSION = 120_000
export const RATE_BURST_PARTNER = 600_000
export const RATE_PER_MINUTE_PARTNER = 600_000
/**
 * Burst and refill per minute of the storefront, for pages shared by all visitors; it limits them by address itself.
 */
export const RATE_BURST_STOREFRONT = 3_000_000
export const RATE_PER_MINUTE_STOREFRONT = 3_000_000

/** Attempts at one account from all known devices together, as a multiple of one device's. */
export const ATTEMPTS_OF_KNOWN_DEVICES_FACTOR = 3
/**
 * Maximum time that an attempt waits for pending ones, which may succeed and free their slot, and maximum number that
 * wait for the same counter.
 */
export const SLOT_WAIT_MS = 2_000
export const SLOT_WAITERS_MAX = 50
