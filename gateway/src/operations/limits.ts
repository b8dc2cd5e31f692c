/** Documents that are kept parsed, validated and counted. */
export const OPERATION_CACHE_ENTRIES_MAX = 500
/** A document is compiled when it has come this often: compiling costs more than a few plain executions save. */
export const COMPILE_AFTER_REQUESTS = 3
/** Longest name of an operation, document id and label of a metric. */
export const OPERATION_NAME_MAX_CHARACTERS = 100
/** Documents registered by their hash (automatic persisted queries): in memory, and for how long in the shared store. */
export const REGISTERED_DOCUMENTS_IN_MEMORY_MAX = 500
export const REGISTERED_DOCUMENT_TTL_MS = 24 * 60 * 60_000
/** Registrations that one partner, or a development gateway, may make in each window. */
export const REGISTRATIONS_PER_WINDOW_MAX = 500
export const REGISTRATION_WINDOW_MS = 24 * 60 * 60_000
