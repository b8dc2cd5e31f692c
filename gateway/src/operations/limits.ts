/** Documents that are kept parsed, validated and counted. */
export const OPERATION_CACHE_ENTRIES_MAX = 500
/** A document is compiled when it has come this often: compiling costs more than a few plain executions save. */
export const COMPILE_AFTER_REQUESTS = 3
/** Longest name of an operation, document id and label of a metric. */
export const OPERATION_NAME_MAX_CHARACTERS = 100
