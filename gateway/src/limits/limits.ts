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

/** Cost that may be spent in one go, and how it fills up again, per minute. */
export const RATE_BURST_ADDRESS = 60_000
export const RATE_PER_MINUTE_ADDRESS = 60_000
export const RATE_BURST_SESSION = 30_000
export const RATE_PER_MINUTE_SESSION = 30_000
export const RATE_BURST_PARTNER = 600_000
export const RATE_PER_MINUTE_PARTNER = 600_000
