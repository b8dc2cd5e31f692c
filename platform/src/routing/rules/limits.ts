/** Maximum length of an address in a rule. */
export const RULE_ADDRESS_MAX_CHARACTERS = 2_048
/** Maximum rules that may follow each other: the storefront follows no more. */
export const RULE_HOPS_MAX = 5
/** Maximum lines of an imported file, and maximum errors that its answer lists. */
export const RULE_LINES_MAX = 10_000
export const RULE_ERRORS_MAX = 100
export const RULE_FILE_MAX_BYTES = 4_000_000
export const RULES_PAGE_SIZE_MAX = 100
/** Days of hits that the list sums up, and days that hits are kept. */
export const RULE_HITS_DAYS = 30
export const RULE_HITS_KEPT_DAYS = 400
