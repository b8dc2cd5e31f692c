/** Maximum entries of the document cache. */
export const OPERATION_CACHE_ENTRIES_MAX = 500
/** Number of requests after which a document is compiled: compiling costs more than a few plain executions save. */
export const COMPILE_AFTER_REQUESTS = 3
/** Maximum length of an operation name, a document id and a metric label. */
export const OPERATION_NAME_MAX_CHARACTERS = 100
/** Maximum documents registered by hash (automatic persisted queries) in memory, and their TTL in the shared store. */
export const REGISTERED_DOCUMENTS_IN_MEMORY_MAX = 500
export const REGISTERED_DOCUMENT_TTL_MS = 24 * 60 * 60_000
/** Rate limit of registrations per partner, or per development gateway. */
export const REGISTRATIONS_PER_WINDOW_MAX = 500
export const REGISTRATION_WINDOW_MS = 24 * 60 * 60_000
/** Maximum length of the message of a refused value or document, which may quote names from it. */
export const MESSAGE_MAX_CHARACTERS = 500
