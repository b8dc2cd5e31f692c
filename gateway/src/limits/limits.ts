/** What one document may hold. Counted before validation, whose check of overlapping fields takes quadratic time. */
export const DOCUMENT_MAX_CHARACTERS = 40_000
export const DOCUMENT_MAX_TOKENS = 3_000
export const DOCUMENT_MAX_DEPTH = 12
export const DOCUMENT_MAX_ALIASES = 30
export const DOCUMENT_MAX_FIELDS = 400
export const DOCUMENT_MAX_ROOT_FIELDS = 20
export const DOCUMENT_MAX_DIRECTIVES = 30

/** Items of one input list, in a variable or in the document. */
export const INPUT_LIST_MAX_ITEMS = 50
/** Levels of lists and objects in the variables. */
export const VARIABLES_MAX_DEPTH = 12

/** Maximum cost of one operation: see operationCost. */
export const COST_MAX_SHOP = 5_000
export const COST_MAX_PARTNER = 50_000
/** The same for the storefront's own documents, whose page sizes are variables. A test holds it above the largest of them. */
export const COST_MAX_TRUSTED = 25_000
/** What a change costs beyond the objects that it returns. */
export const MUTATION_COST = 10
/** Objects that introspection is taken to return: types, fields, arguments and their types. */
export const INTROSPECTION_OBJECTS = 4_000

/** Cost of every request, also of an empty document and of `{ __typename }`. */
export const REQUEST_COST = 10
/** Added for a request that is refused: parsing and validating it was in vain. */
export const REFUSAL_COST = 2_000
/** Share of an operation's objects that is charged for answering them, out of caches or not. */
export const ANSWER_SHARE = 0.02
/** Share of them that is taken while the operation runs. */
export const HELD_SHARE = 0.1
/** Cost of a REST call that was sent, and bytes of its reply that cost one more. */
export const CALL_COST = 10
export const BYTES_PER_POINT = 500
/** What the queries of one rendered page hold together: the first of them is refused unless there is room for all. */
export const VISIT_RESERVE = 1_000

/** Cost that may be spent at once, and how it fills up again, per minute. A new page costs some 300. */
export const RATE_BURST_ADDRESS = 360_000
export const RATE_PER_MINUTE_ADDRESS = 360_000
export const RATE_BURST_SESSION = 120_000
export const RATE_PER_MINUTE_SESSION = 120_000
export const RATE_BURST_PARTNER = 600_000
export const RATE_PER_MINUTE_PARTNER = 600_000
/** The pages that a storefront renders for all its visitors; it limits by address how many. */
export const RATE_BURST_STOREFRONT = 3_000_000
export const RATE_PER_MINUTE_STOREFRONT = 3_000_000

/** Attempts at one account from all devices that have opened it before, as a multiple of what one device has. */
export const ATTEMPTS_OF_KNOWN_DEVICES_FACTOR = 3
/** How long an attempt waits for others that may turn out to be right, and how many wait at once for the same count. */
export const SLOT_WAIT_MS = 2_000
export const SLOT_WAITERS_MAX = 50
